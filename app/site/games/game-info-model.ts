import { addresses } from "#contract/addresses.ts";
import type { GameAnswer } from "#contract/queries.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { AwayLink } from "../../ui/away-links.tsx";
import { broadcastLine, outletsInPhase, ticketLink } from "../outlets/outlet-links.ts";
import { roundTitle } from "../../sport/round-title.ts";
import { isMovedAway, sayPlace, sayWhen } from "../../sport/game-day.ts";
import { phaseOf } from "../../sport/game-phase.ts";
import { coachText, isReferee, officialsOf, officialText } from "./named-in-game.ts";

/** What is known of one thing, in parts where it names people who have pages. */
type InfoLine = { readonly name: string; readonly parts: readonly { readonly text: string; readonly href?: string }[] };

export type GameInfo = {
  readonly title: string;
  /** What is known, each with its name. */
  readonly lines: readonly InfoLine[];
  /** Where to watch it, where to buy tickets; each leads to another site, or nowhere. */
  readonly outlets: readonly (AwayLink & { readonly name: string })[];
  /** What the record itself is worth; `null` where there is none. */
  readonly record: {
    readonly title: string;
    readonly source: string;
    readonly intro: string;
    readonly notes: readonly { readonly text: string; readonly detail: string }[];
  } | null;
};

/** When, where, before how many. */
export function gameInfo(
  view: GameAnswer,
  language: PageLanguage,
): { readonly date: string | null; readonly venue: string | null; readonly attendance: number | null } {
  return {
    date: sayWhen(view.summary, language),
    venue: view.summary.venue && language.name(view.summary.venue.name),
    attendance: view.attendance,
  };
}

/** Who, where, before how many; and at the end what the record is worth. */
export function gameInfoSection(view: GameAnswer, language: PageLanguage): GameInfo {
  const t = language.t("game");
  const { date, venue, attendance } = gameInfo(view, language);
  const said = (name: string, text: string | null): InfoLine[] => (text === null ? [] : [{ name, parts: [{ text }] }]);
  const named = (name: string, parts: InfoLine["parts"]): InfoLine[] => (parts.length === 0 ? [] : [{ name, parts }]);
  const commissioners = officialsOf(view)
    .filter(({ role }) => role === "commissioner")
    .map((official) => officialText(official, view, language).text);
  return {
    title: t("sections.info"),
    lines: [
      ...said(t("info.competition"), `${language.name(view.competition.name)}, ${roundTitle(view.summary.round, language)}`),
      ...said(t("info.date"), date),
      ...named(t("info.venue"), hallOf(venue, view, language)),
      ...movedFrom(view, language).flatMap((before) => said(t("info.movedFrom"), before)),
      ...said(t("info.attendance"), attendance === null ? null : language.format.number(attendance)),
      ...named(t("info.referees"), refereesOf(view, language)),
      ...said(t("info.roles.commissioner"), commissioners.join(", ") || null),
      ...named(t("info.coaches"), coachesOf(view, language)),
    ],
    outlets: outletLines(view, language),
    record: view.box && recordNotes(view, language),
  };
}

function outletLines(view: GameAnswer, language: PageLanguage): GameInfo["outlets"] {
  const t = language.t("outlets");
  const { broadcasts, tickets } = outletsInPhase(view.outlets, phaseOf(view.summary.status));
  return [
    ...broadcasts.map((broadcast) => ({ name: t("watch"), ...broadcastLine(broadcast, language) })),
    ...(tickets ? [{ name: t("tickets"), ...ticketLink(tickets, language) }] : []),
  ];
}

function recordNotes({ flags, source }: GameAnswer, language: PageLanguage): NonNullable<GameInfo["record"]> {
  const t = language.t("game");
  const isClean = flags.length === 0;
  return {
    title: isClean ? t("sections.notes") : t("flags.count", { count: flags.length }),
    source: sourceName(source, language),
    intro: isClean ? t("flags.none") : t("flags.intro"),
    notes: flags.map(({ kind, detail }) => ({ text: t(`flags.kinds.${kind}`), detail })),
  };
}

export function sourceName(source: string, language: PageLanguage): string {
  const t = language.t("game");
  return source === "table" || source === "simulator" ? t(`info.sources.${source}`) : t("info.sources.imported", { format: source });
}

/** SCHED20. A game that was given its first date was moved from nowhere; one taken off its day, from that day. */
export function movedFrom({ moves }: GameAnswer, language: PageLanguage): string[] {
  const before = moves.flatMap(({ from, to }) => {
    const keepsDate = !isMovedAway(from, to, language) && to.status !== "postponed";
    const date = keepsDate ? [] : (sayPlace(from, language) ?? []);
    const venue = from.venue === null || from.venue.text === to.venue?.text ? [] : language.name(from.venue);
    return [date, venue].flat().join(" · ") || [];
  });
  return [...new Set(before)];
}

function hallOf(venue: string | null, { hall }: GameAnswer, { locale }: PageLanguage): InfoLine["parts"] {
  if (venue === null) return [];
  return [hall ? { text: venue, href: addresses.hall(locale, hall.slug) } : { text: venue }];
}

function refereesOf(view: GameAnswer, language: PageLanguage): InfoLine["parts"] {
  return officialsOf(view)
    .filter(({ role }) => isReferee(role))
    .map((official) => officialText(official, view, language));
}

function coachesOf(view: GameAnswer, language: PageLanguage): InfoLine["parts"] {
  const coaches = [view.box?.teams.home.coach, view.box?.teams.away.coach].filter((coach) => typeof coach === "string");
  return coaches.map((name) => coachText(name, view, language));
}
