import { addresses } from "#contract/addresses.ts";
import type { LineupFigures, TeamLineups } from "#contract/statistics-queries.ts";
import { paceSeconds } from "#core/stats/team-rates.ts";
import { type FigureCell, figureColumn, type FigureTableOf } from "../../sport/figure-table-model.ts";
import { clubHead } from "../clubs/club-head.ts";
import { figureName } from "../statistics/figure-words.ts";
import { fullName } from "../../sport/full-name.ts";
import { shortName } from "../../sport/player-name.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { PersonRef } from "#contract/refs.ts";

const lineupsShown = 10;
/** Of less time together a difference in forty minutes says nothing. */
const leastSeconds = 60;

type Lineup = TeamLineups["phases"][number]["lineups"][number];
type OnOff = TeamLineups["phases"][number]["onOff"][number];

/** Who played together for longest, both parts of the season as one; `null` where nobody recorded it. */
export function lineupsTable({ phases }: TeamLineups, team: string, language: PageLanguage): FigureTableOf<"things"> | null {
  const t = language.t("clubs");
  const lineups = merged(
    phases.flatMap((phase) => phase.lineups),
    ({ persons }) =>
      persons
        .map(({ slug }) => slug)
        .toSorted()
        .join(" "),
    (one, other): Lineup => ({ ...one, ...together(one, other), games: one.games + other.games }),
  )
    .filter(({ seconds }) => seconds >= leastSeconds)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, lineupsShown);
  if (lineups.length === 0) return null;
  return {
    caption: t("lineups.caption", { team }),
    head: t("columns.players"),
    columns: [
      figureColumn("games", clubHead("games", language)),
      figureColumn("seconds", figureName("seconds", language)),
      figureColumn("difference", clubHead("difference", language)),
      figureColumn("per40", clubHead("per40", language)),
    ],
    sortedBy: "seconds",
    rows: lineups.map((lineup) => ({
      key: lineup.persons.map(({ slug }) => slug).join(" "),
      head: { text: language.format.list(lineup.persons.map((person) => shortName(person, language))), href: null },
      cells: [
        { text: String(lineup.games), value: lineup.games },
        { text: language.format.minutes(lineup.seconds), value: lineup.seconds },
        signedCell(lineup.pointsFor - lineup.pointsAgainst, 0, language),
        signedCell(per40(lineup), 1, language),
      ],
    })),
  };
}

/** What happened with and without each player; `null` where nobody recorded who was on court. */
export function onOffTable({ phases }: TeamLineups, team: string, language: PageLanguage): FigureTableOf<"things"> | null {
  const t = language.t("clubs");
  const players = merged(
    phases.flatMap((phase) => phase.onOff),
    ({ person }) => person.slug,
    (one, other): OnOff => ({
      person: one.person,
      games: one.games + other.games,
      on: together(one.on, other.on),
      off: together(one.off, other.off),
    }),
  ).filter(({ on }) => on.seconds >= leastSeconds);
  if (players.length === 0) return null;
  return {
    caption: t("onOff.caption", { team }),
    head: t("columns.player"),
    columns: [
      figureColumn("seconds", figureName("seconds", language)),
      figureColumn("on", clubHead("withPlayer", language)),
      figureColumn("off", clubHead("withoutPlayer", language)),
      figureColumn("effect", clubHead("effect", language)),
    ],
    sortedBy: "effect",
    rows: players
      .toSorted((one, other) => (effectOf(other) ?? -Infinity) - (effectOf(one) ?? -Infinity))
      .map((player) => ({
        key: player.person.slug,
        head: personHead(player.person, language),
        cells: [
          { text: language.format.minutes(player.on.seconds), value: player.on.seconds },
          signedCell(per40(player.on), 1, language),
          signedCell(per40(player.off), 1, language),
          signedCell(effectOf(player), 1, language),
        ],
      })),
  };
}

function personHead(person: PersonRef, language: PageLanguage) {
  return { text: fullName(person, language), href: addresses.player(language.locale, person.slug) };
}

function effectOf({ on, off }: OnOff): number | null {
  const [withHim, without] = [per40(on), per40(off)];
  return withHim === null || without === null ? null : withHim - without;
}

function per40({ seconds, pointsFor, pointsAgainst }: LineupFigures): number | null {
  return seconds < leastSeconds ? null : ((pointsFor - pointsAgainst) * paceSeconds) / seconds;
}

function signedCell(value: number | null, decimals: number, { format }: PageLanguage): FigureCell {
  return { text: format.signed(value, decimals), value };
}

function together(one: LineupFigures, other: LineupFigures): LineupFigures {
  return {
    seconds: one.seconds + other.seconds,
    pointsFor: one.pointsFor + other.pointsFor,
    pointsAgainst: one.pointsAgainst + other.pointsAgainst,
  };
}

function merged<Line>(lines: readonly Line[], keyOf: (line: Line) => string, join: (one: Line, other: Line) => Line): Line[] {
  const known = new Map<string, Line>();
  for (const line of lines) {
    const before = known.get(keyOf(line));
    known.set(keyOf(line), before === undefined ? line : join(before, line));
  }
  return [...known.values()];
}
