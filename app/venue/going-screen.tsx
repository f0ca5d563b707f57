import { type ComponentType, useEffect, useMemo } from "react";
import type { LiveGameAnswer } from "#contract/live/live-game.ts";
import { useLiveGame } from "../live/use-live-game.ts";
import { foldLog } from "../live/folded-game.ts";
import type { HallData } from "./hall-data.ts";
import type { NoGameProps } from "./no-game.tsx";
import { useScreenLanguage } from "./screen-language.ts";
import { hasBegun, screenOf } from "./screen-model.ts";
import type { ScreenProps } from "./screen-props.ts";
import { nextChangeAt } from "./stage.ts";
import { useHallGame } from "./use-hall-game.ts";
import { nextSignal } from "#core/game/countdown.ts";
import { hornSounds } from "../live/horn.ts";
import { type HornKind, useHorn } from "./use-horn.ts";
import { useNewBuild } from "./use-new-build.ts";
import { useQuery } from "./use-query.ts";
import { useSwappedSides } from "./use-screen-habits.ts";
import { useScreenTime } from "./use-screen-time.ts";

type Drawn = {
  readonly title: string;
  readonly Screen: ComponentType<ScreenProps>;
  /** The next instant at which the screen turns a page of its own. */
  readonly nextPageAt?: (at: number) => number;
  /** Which of its clocks is heard. */
  readonly sounds?: HornKind;
};

export type GoingGameProps = Drawn & { readonly hall: HallData; readonly view: LiveGameAnswer };

export type GoingHallProps = Drawn & {
  readonly NoGame: ComponentType<NoGameProps>;
  readonly hall: HallData;
  readonly slug: string;
  readonly address: string;
};

/** A screen of a hall: with the game the hall has, whichever that is by now. */
export function GoingHall({ NoGame, hall: first, slug, address, ...screen }: GoingHallProps) {
  const hall = useHallGame(first, slug, address);
  return hall.game === null ? (
    <EmptyHall NoGame={NoGame} hall={hall} title={screen.title} />
  ) : (
    <GoingGame key={hall.game.gameId} {...screen} hall={hall} view={hall.game} />
  );
}

function EmptyHall({ NoGame, hall, title }: Pick<GoingHallProps, "NoGame" | "hall" | "title">) {
  const time = useScreenTime(hall.at);
  useNewBuild("no-game");
  return <NoGame title={title} place={hall.place} logo={hall.logo} sponsors={hall.sponsors} time={time} />;
}

/** A screen of one game, which goes on by itself. */
export function GoingGame({ title, Screen, nextPageAt, sounds, hall, view }: GoingGameProps) {
  const { log, now } = useLiveGame(view, { isScreen: true });
  const game = useMemo(() => foldLog(log), [log]);
  const language = useScreenLanguage();
  const { wake, ...time } = useScreenTime(hall.at);
  const query = useQuery();
  const [isSwapped, swap] = useSwappedSides(switchIn(query, "swap"));
  // One that sounds is still the next one, or its end would be cut off.
  const signal = nextSignal(now.pause, game.rules, time.at - hornSounds.game.lengthMs);
  const toSignal = useMemo(() => (signal === null ? null : { running: true, remainingMs: 0, atMs: signal }), [signal]);
  const horn = useHorn(sounds ?? null, sounds === "shot" ? now.shotClock : (toSignal ?? now.clock), switchIn(query, "horn"));
  const { tipOff, tipOffDay } = view.summary;
  const screen = screenOf({ view, now, game, at: time.at, language });
  useNewBuild(screen.stage);
  useEffect(wake, [wake, log]);
  useEffect(() => {
    const instants = [
      nextChangeAt({ now, tipOff, at: time.at, hasBegun: hasBegun(game) }),
      nextPageAt?.(time.at) ?? null,
      signal && signal + hornSounds.game.lengthMs,
    ];
    const next = Math.min(...instants.map((instant) => instant ?? Infinity));
    if (next === Infinity) return undefined;
    const timer = setTimeout(wake, Math.min(Math.max(next - time.serverNow(), 0) + 1, 60_000));
    return () => clearTimeout(timer);
  });
  return (
    <Screen
      title={title}
      place={hall.place}
      logo={hall.logo}
      sponsors={hall.sponsors}
      occasion={hall.occasion}
      screen={screen}
      game={game}
      time={time}
      next={hall.next}
      tipOff={tipOff}
      tipOffDay={tipOffDay}
      isSwapped={isSwapped}
      swap={swap}
      horn={horn}
    />
  );
}

/** `null`: the address says nothing. */
function switchIn(query: URLSearchParams, name: string): boolean | null {
  return query.has(name) ? query.get(name) === "1" : null;
}
