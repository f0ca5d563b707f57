import { addresses } from "#contract/addresses.ts";
import type { LineupFigures, TeamLineups } from "#contract/statistics-queries.ts";
import { paceSeconds } from "#core/stats/team-rates.ts";
import { type FigureCell, figureColumn, figuresOf, type FigureTableOf } from "../../sport/figure-table-model.ts";
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
    ...figuresOf(lineups, {
      columns: [
        figureColumn("games", clubHead("games", language), ({ games }) => ({ text: String(games), value: games })),
        figureColumn("seconds", figureName("seconds", language), ({ seconds }) => minutesCell(seconds, language)),
        figureColumn("difference", clubHead("difference", language), ({ pointsFor, pointsAgainst }) =>
          signedCell(pointsFor - pointsAgainst, 0, language),
        ),
        figureColumn("per40", clubHead("per40", language), (lineup) => signedCell(per40(lineup), 1, language)),
      ],
      row: ({ persons }) => ({
        key: persons.map(({ slug }) => slug).join(" "),
        head: { text: language.format.list(persons.map((person) => shortName(person, language))), href: null },
      }),
    }),
    sortedBy: "seconds",
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
    ...figuresOf(
      players.toSorted((one, other) => (effectOf(other) ?? -Infinity) - (effectOf(one) ?? -Infinity)),
      {
        columns: [
          figureColumn("seconds", figureName("seconds", language), ({ on }) => minutesCell(on.seconds, language)),
          figureColumn("on", clubHead("withPlayer", language), ({ on }) => signedCell(per40(on), 1, language)),
          figureColumn("off", clubHead("withoutPlayer", language), ({ off }) => signedCell(per40(off), 1, language)),
          figureColumn("effect", clubHead("effect", language), (player) => signedCell(effectOf(player), 1, language)),
        ],
        row: ({ person }) => ({ key: person.slug, head: personHead(person, language) }),
      },
    ),
    sortedBy: "effect",
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

function minutesCell(seconds: number, { format }: PageLanguage): FigureCell {
  return { text: format.minutes(seconds), value: seconds };
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
