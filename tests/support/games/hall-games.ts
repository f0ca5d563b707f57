import type { LiveEvent } from "#contract/live/live-event.ts";
import type { LiveGameAnswer } from "#contract/live/live-game.ts";
import type { GamePlayer } from "#contract/queries.ts";
import type { Fact, Side } from "#core/game/facts.ts";
import { gameNowOf } from "#core/game/game-now.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { fiba } from "#core/rules/fiba.ts";
import { type Cast, casts, type HallCast, own, shirts } from "../browser/hall-casts.ts";
import { key, Scoresheet } from "./scoresheet.ts";
import type { GameSummary } from "#contract/game-summary.ts";

/** States of a hall's screen, each told as a table would write it down. */
export const hallStates = [
  "no-game",
  "waiting",
  "before",
  "starting-fives",
  "running",
  "stopped",
  "last-minute",
  "time-out",
  "bonus",
  "interval",
  "half-time",
  "overtime",
  "final",
  "uncertain",
  "stale",
  "expired",
  "shot-clock-tenths",
  "shot-clock-out",
] as const;
export type HallState = (typeof hallStates)[number];

export type HallGame = { readonly view: LiveGameAnswer | null; readonly at: number; readonly staleForMs: number | null };

/** The instant at which every state is looked at. */
export const hallNow = Date.UTC(2026, 10, 21, 18, 30, 0);

/** A game in a state, as screens are given it. */
export function hallGame(state: HallState, cast: HallCast = "usual"): HallGame {
  const staleForMs = state === "stale" ? 6_000 : null;
  if (state === "no-game") return { view: null, at: hallNow, staleForMs };
  return { view: viewOf(casts[cast], new HallLog(casts[cast]).until(state), state), at: hallNow, staleForMs };
}

/** A whole game of so many baskets, for what a screen does in a night. */
export function wholeGame(number: number): LiveGameAnswer {
  const log = new HallLog(casts.usual);
  log.begin();
  for (let basket = 0; basket < 260; basket++) log.basket(basket % 2 === 0 ? "home" : "away", basket % 5, 2);
  return { ...viewOf(casts.usual, log.events, "running"), gameId: `game-${number}` as GameId };
}

function viewOf(cast: Cast, events: readonly LiveEvent[], state: HallState): LiveGameAnswer {
  const now = gameNowOf(events, fiba);
  const away = state === "waiting" ? 20 * 3_600_000 : 4.5 * 60_000;
  const gameId = `game-${state}` as GameId;
  const side = (of: Side) => ({ ...cast[of].team, points: now[of].points, record: null });
  const summary: GameSummary = {
    gameId,
    ref: { seasonSlug: "2026-27", leagueSlug: "liga", roundSlug: "9", gameSlug: "utakmica", playoff: null },
    round: { slug: "9", number: 9, stage: null } as GameSummary["round"],
    tipOff: hallNow + away,
    tipOffDay: null,
    status: now.status,
    overtimes: 0,
    home: side("home"),
    away: side("away"),
    venue: { slug: "loznicko-polje", name: own("Hala Lozničko polje") },
    lastLine: null,
  };
  const players = (["home", "away"] as const).flatMap((of) =>
    cast[of].players.map((name, index): GamePlayer => ({
      key: key(`${of[0]}${shirts[of][index]}`),
      side: of,
      shirt: shirts[of][index] ?? "",
      givenName: own("Ime"),
      familyName: own(name),
      personSlug: null,
    })),
  );
  return {
    gameId,
    leagueId: "league",
    summary,
    players,
    log: { gameId, position: `1.${events.length}`, ruleProfile: "fiba", events },
    now,
  };
}

/** Writes a game down; every line happened some seconds before it is looked at. */
class HallLog {
  readonly #cast: Cast;
  readonly #sheet = new Scoresheet();
  readonly #instants: number[] = [];
  #agoMs = 3_600_000;

  constructor(cast: Cast) {
    this.#cast = cast;
  }

  get events(): readonly LiveEvent[] {
    return this.#sheet.events.map((event, index) => ({ ...event, sequence: index + 1, at: this.#instants[index] ?? hallNow }));
  }

  begin(): void {
    this.#rosters();
    this.#starters();
    this.#write({ type: "period.start" });
  }

  basket(side: Side, index: number, value: 2 | 3): void {
    this.#sheet.shot(`${side[0]}${shirts[side][index]}`, value, true);
    this.#instants.push(hallNow - this.#agoMs);
  }

  until(state: HallState): readonly LiveEvent[] {
    this.#rosters();
    if (state === "waiting" || state === "before") return this.events;
    this.#starters();
    if (state === "starting-fives") return this.events;
    this.#write({ type: "period.start" });
    this.#write({ type: "arrow.set", side: "home" });
    if (state === "half-time" || state === "interval") return this.#pauseAfter(state === "half-time" ? 2 : 1);
    this.#threeQuarters();
    if (state === "overtime") return this.#overtime();
    this.#sheet.at("10:00", 4);
    this.#write({ type: "period.start" });
    this.#fouls("home", 5);
    if (state === "bonus") this.#fouls("away", 5);
    this.#scores([16, 13]);
    return this.#fourthQuarter(state);
  }

  #fourthQuarter(state: HallState): readonly LiveEvent[] {
    if (state === "final") {
      this.#sheet.at("0:00");
      this.#write({ type: "period.end" });
      this.#write({ type: "game.end" });
      return this.events;
    }
    if (state === "time-out") return this.#timeout();
    const [readsMs, shotMs] = clocks[state] ?? [252_400, 19_000];
    this.#clock(readsMs, shotMs, state !== "stopped");
    if (state === "uncertain") this.#write({ type: "score.query", detail: null });
    return this.events;
  }

  #timeout(): readonly LiveEvent[] {
    this.#clock(37_400, 14_000, false);
    this.#agoMs = 12_000;
    this.#write({ type: "timeout", side: "home" });
    return this.events;
  }

  #pauseAfter(periods: 1 | 2): readonly LiveEvent[] {
    this.#scores([24, 23]);
    this.#misses();
    for (let period = 1; period <= periods; period++) {
      if (period === 2) this.#scores([19, 18]);
      this.#sheet.at("0:00", period);
      this.#agoMs = 36_000;
      this.#write({ type: "period.end" });
      if (period < periods) {
        this.#sheet.at("10:00", period + 1);
        this.#write({ type: "period.start" });
      }
    }
    return this.events;
  }

  #threeQuarters(): void {
    for (const [index, points] of (
      [
        [24, 23],
        [19, 18],
        [26, 21],
      ] as const
    ).entries()) {
      if (index > 0) {
        this.#sheet.at("10:00", index + 1);
        this.#write({ type: "period.start" });
      }
      this.#scores(points);
      if (index === 0) this.#misses();
      this.#sheet.at("0:00", index + 1);
      this.#write({ type: "period.end" });
    }
  }

  #overtime(): readonly LiveEvent[] {
    this.#sheet.at("10:00", 4);
    this.#write({ type: "period.start" });
    this.#scores([28, 35]);
    this.#sheet.at("0:00");
    this.#write({ type: "period.end" });
    this.#sheet.at("5:00", "ot1");
    this.#write({ type: "period.start" });
    this.#scores([7, 4]);
    this.#clock(111_000, 24_000, true);
    return this.events;
  }

  /** Both clocks at a reading that holds at the instant everything is looked at. */
  #clock(readsMs: number, shotMs: number | null, runs: boolean): void {
    const agoMs = runs ? 2_000 : 0;
    this.#agoMs = agoMs;
    this.#write({ type: "clock.set", remainingMs: readsMs + agoMs, previousMs: null });
    if (shotMs === null) this.#write({ type: "shot-clock.blank" });
    else this.#write({ type: "shot-clock.reset", toMs: shotMs + agoMs, reason: null });
    if (runs) {
      this.#write({ type: "clock.start" });
      if (shotMs !== null) this.#write({ type: "shot-clock.start" });
    }
  }

  #scores([home, away]: readonly [number, number]): void {
    for (const [side, points] of [
      ["home", home],
      ["away", away],
    ] as const) {
      let left = points;
      for (let shot = 0; left > 0; shot++) {
        const value = left === 3 || (shot % 4 === 3 && left > 3) ? 3 : 2;
        const index = (shot * 3 + (side === "home" ? 0 : 1)) % 8;
        if (left === 1) this.#freeThrow(side, index);
        else this.basket(side, index, value);
        if (shot % 2 === 0 && left > 1) this.#write({ type: "assist", side, player: key(`${side[0]}${shirts[side][(index + 1) % 5]}`) });
        left -= left === 1 ? 1 : value;
      }
    }
  }

  #misses(): void {
    for (const side of ["home", "away"] as const) {
      for (const index of [0, 1, 2, 3, 4, 5, 6, 7]) {
        this.#sheet.shot(`${side[0]}${shirts[side][index]}`, index % 2 ? 3 : 2, false);
        this.#instants.push(hallNow - this.#agoMs);
        const other = side === "home" ? "away" : "home";
        this.#write({
          type: "rebound",
          side: other,
          player: key(`${other[0]}${shirts[other][(index * 3) % 5]}`),
          kind: "defensive",
          deadBall: false,
        });
      }
    }
  }

  #freeThrow(side: Side, index: number): void {
    this.#sheet.freeThrow(`${side[0]}${shirts[side][index]}`, true);
    this.#instants.push(hallNow - this.#agoMs);
  }

  #fouls(side: Side, count: number): void {
    for (let foul = 0; foul < count; foul++) {
      this.#sheet.foul(`${side[0]}${shirts[side][foul === 4 ? 1 : 0]}`);
      this.#instants.push(hallNow - this.#agoMs);
    }
  }

  #starters(): void {
    for (const side of ["home", "away"] as const) {
      this.#write({ type: "starters.set", side, players: shirts[side].slice(0, 5).map((shirt) => key(`${side[0]}${shirt}`)) });
    }
    this.#write({
      type: "officials.set",
      attendance: null,
      officials: [
        { role: "crew-chief", name: "Šćepanović" },
        { role: "umpire-1", name: "Brezovnik" },
        { role: "umpire-2", name: "Đaković" },
      ],
    });
  }

  #rosters(): void {
    for (const side of ["home", "away"] as const) {
      const { team: of, players } = this.#cast[side];
      this.#write({
        type: "roster.set",
        side,
        teamKey: of.clubSlug,
        name: of.name.text,
        code: of.code,
        coach: null,
        assistantCoaches: [],
        players: players.map((familyName, index) => ({
          key: key(`${side[0]}${shirts[side][index]}`),
          shirt: shirts[side][index] ?? "",
          givenName: "Ime",
          familyName,
          scoreboardName: null,
          position: null,
          captain: index === 0,
          didNotPlayReason: null,
        })),
      });
    }
  }

  #write(fact: Fact): void {
    this.#sheet.add(fact);
    this.#instants.push(hallNow - this.#agoMs);
  }
}

/** What the two clocks read, where a state is about that. */
const clocks: Partial<Record<HallState, readonly [number, number | null]>> = {
  "last-minute": [37_400, 14_000],
  "shot-clock-tenths": [137_400, 4_300],
  "shot-clock-out": [33_100, 0],
  expired: [0, null],
};
