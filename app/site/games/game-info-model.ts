import { addresses } from "#contract/addresses.ts";
import type { GameView } from "#contract/queries.ts";
import type { Official } from "#core/game/facts.ts";
import type { PageLanguage } from "../page-language.ts";
import type { AwayLink } from "../../ui/away-links.tsx";
import { broadcastLine, outletsInPhase, ticketLink } from "../outlets/outlet-links.ts";
import { roundTitle } from "../round-title.ts";
import { momentOf, phaseOf } from "./game-phase.ts";

export type GameInfo = {
  readonly title: string;
  /** What is known, each with its name. */
  readonly lines: readonly { readonly name: string; readonly text: string; readonly href?: string }[];
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
  view: GameView,
  { format, name }: PageLanguage,
): { readonly date: string | null; readonly venue: string | null; readonly attendance: number | null } {
  const moment = momentOf(view.summary);
  return {
    date: moment === null ? null : format.date(moment, "dateTime"),
    venue: view.summary.venue && name(view.summary.venue),
    attendance: view.attendance,
  };
}

/** Who, where, before how many; and at the end what the record is worth. */
export function gameInfoSection(view: GameView, language: PageLanguage): GameInfo {
  const t = language.t("game");
  const { date, venue, attendance } = gameInfo(view, language);
  const coaches = [view.box?.teams.home.coach, view.box?.teams.away.coach].filter((coach) => typeof coach === "string");
  const lines: { name: string; text: string | null; href?: string }[] = [
    { name: t("info.competition"), text: `${language.name(view.competition.name)}, ${roundTitle(view.summary.round, language)}` },
    { name: t("info.date"), text: date },
    { name: t("info.venue"), text: venue, ...(view.hall && { href: addresses.hall(language.locale, view.hall.slug) }) },
    ...movedFrom(view, language).map((before) => ({ name: t("info.movedFrom"), text: before })),
    { name: t("info.attendance"), text: attendance === null ? null : language.format.number(attendance) },
    { name: t("info.referees"), text: namesOf(view, isReferee) },
    { name: t("info.roles.commissioner"), text: namesOf(view, (role) => role === "commissioner") },
    { name: t("info.coaches"), text: coaches.length === 0 ? null : coaches.join(" · ") },
  ];
  return {
    title: t("sections.info"),
    lines: lines.flatMap(({ text, ...line }) => (text === null ? [] : [{ ...line, text }])),
    outlets: outletLines(view, language),
    record: view.box && recordNotes(view, language),
  };
}

function outletLines(view: GameView, language: PageLanguage): GameInfo["outlets"] {
  const t = language.t("outlets");
  const { broadcasts, tickets } = outletsInPhase(view.outlets, phaseOf(view.summary.status));
  return [
    ...broadcasts.map((broadcast) => ({ name: t("watch"), ...broadcastLine(broadcast, language) })),
    ...(tickets ? [{ name: t("tickets"), ...ticketLink(tickets, language) }] : []),
  ];
}

function recordNotes({ flags, source }: GameView, language: PageLanguage): NonNullable<GameInfo["record"]> {
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
export function movedFrom({ moves }: GameView, { format, name }: PageLanguage): string[] {
  const before = moves.flatMap(({ from, to }) => {
    const keepsDate = from.tipOff === to.tipOff && to.status !== "postponed";
    const date = from.tipOff === null || keepsDate ? [] : [format.date(from.tipOff, "dateTime")];
    const venue = from.venue === null || from.venue.text === to.venue?.text ? [] : [name(from.venue)];
    return [...date, ...venue].join(" · ") || [];
  });
  return [...new Set(before)];
}

function isReferee(role: Official["role"]): boolean {
  return role === "crew-chief" || role === "umpire-1" || role === "umpire-2";
}

function namesOf({ officials }: GameView, holds: (role: Official["role"]) => boolean): string | null {
  const names = officials.filter(({ role }) => holds(role)).map(({ name }) => name);
  return names.length === 0 ? null : names.join(", ");
}
