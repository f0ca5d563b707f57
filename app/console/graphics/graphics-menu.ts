import type { Graphic } from "#contract/live/graphics.ts";
import { graphicKey } from "#contract/live/graphics.ts";
import type { LiveGameAnswer } from "#contract/live/live-game.ts";
import type { Side } from "#core/game/facts.ts";
import type { BoxScore } from "#core/stats/box-score.ts";
import type { Translator } from "../../i18n/translator.ts";
import { bestOf } from "../../ui/contrast.ts";
import type { LocalName } from "#contract/refs.ts";

/** A graphic as it is offered. `note`: why it is not, or what else there is to say of it. */
export type MenuItem = {
  readonly graphic: Graphic;
  readonly key: string;
  readonly label: string;
  readonly note: string | null;
  readonly isReady: boolean;
};

export type PlayerItem = MenuItem & { readonly shirt: string; readonly isOnCourt: boolean };

export type SideMenu = {
  readonly side: Side;
  readonly name: string;
  readonly color: string;
  readonly ink: string;
  readonly items: readonly MenuItem[];
  readonly players: readonly PlayerItem[];
};

/** All that can be put on air in this game now. */
export type GraphicsMenu = { readonly game: readonly MenuItem[]; readonly sides: readonly SideMenu[] };

export type MenuLanguage = { readonly t: Translator<"console">; readonly name: (name: LocalName) => string };

type MenuQuestion = { readonly view: LiveGameAnswer; readonly box: BoxScore; readonly language: MenuLanguage };

const inks = ["#ffffff", "#0a1729"] as const;

export function menuOf(question: MenuQuestion): GraphicsMenu {
  const { box } = question;
  const hasBegun = box.periods.length > 0;
  const hasLeader = [...box.teams.home.players, ...box.teams.away.players].some(({ points }) => points > 0);
  return {
    game: [
      itemOf(question, { name: "quarter-summary" }, hasBegun),
      itemOf(question, { name: "leaders" }, hasLeader),
      itemOf(question, { name: "team-comparison" }, hasBegun),
      itemOf(question, { name: "standings" }, true),
      itemOf(question, { name: "replay-break" }, true),
    ],
    sides: [sideMenu(question, "home"), sideMenu(question, "away")],
  };
}

function sideMenu(question: MenuQuestion, side: Side): SideMenu {
  const { view, box, language } = question;
  const team = box.teams[side];
  const { primaryColor, name } = view.summary[side];
  return {
    side,
    name: language.name(name),
    color: primaryColor,
    ink: bestOf(inks, [primaryColor]),
    items: [
      itemOf(
        question,
        { name: "starting-five", side },
        team.players.some(({ starter }) => starter),
      ),
      itemOf(question, { name: "team", side }, true),
      itemOf(question, { name: "coach", side }, team.coach !== null && team.coach !== ""),
    ],
    players: view.players
      .filter((player) => player.side === side)
      .map((player) => playerItem(question, player))
      .toSorted(byShirt),
  };
}

function playerItem({ box, language }: MenuQuestion, player: LiveGameAnswer["players"][number]): PlayerItem {
  const graphic: Graphic = { name: "lower-third", playerKey: player.key };
  const isOnCourt = box.teams[player.side].players.some(({ key, onCourt }) => key === player.key && onCourt);
  return {
    graphic,
    key: graphicKey(graphic),
    label: language.name(player.familyName),
    note: language.name(player.givenName),
    isReady: true,
    shirt: player.shirt,
    isOnCourt,
  };
}

/** Those on court first, then by number; 00 stands before 0. */
function byShirt(one: PlayerItem, other: PlayerItem): number {
  return (
    Number(other.isOnCourt) - Number(one.isOnCourt) || Number(one.shirt) - Number(other.shirt) || other.shirt.length - one.shirt.length
  );
}

function itemOf({ language: { t } }: MenuQuestion, graphic: Graphic, isReady: boolean): MenuItem {
  const { name } = graphic;
  const reason = isReady || !isAwaited(name) ? null : t(`graphics.notYet.${name}`);
  return { graphic, key: graphicKey(graphic), label: t(`graphics.name.${name}`), note: reason, isReady };
}

const awaited = ["coach", "starting-five", "quarter-summary", "team-comparison", "leaders"] as const;

function isAwaited(name: Graphic["name"]): name is (typeof awaited)[number] {
  return awaited.some((each) => each === name);
}

/** A graphic in words, with whom it is of: as it stands in the list of what is on air. */
export function wordsOf(graphic: Graphic, { view, language: { t, name } }: Pick<MenuQuestion, "view" | "language">): string {
  const words = t(`graphics.name.${graphic.name}`);
  if (graphic.name === "caption") return t("graphics.of", { graphic: words, whom: graphic.title });
  if (graphic.name === "lower-third") {
    const player = view.players.find(({ key }) => key === graphic.playerKey);
    return player ? t("graphics.of", { graphic: words, whom: `${player.shirt} ${name(player.familyName)}` }) : words;
  }
  return "side" in graphic ? t("graphics.of", { graphic: words, whom: name(view.summary[graphic.side].name) }) : words;
}
