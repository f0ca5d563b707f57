import type { FoundTeam, SearchAnswer, SearchKind } from "#contract/search-queries.ts";
import { languageTag } from "#contract/locale.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { crestLook, type CrestLook } from "../../ui/crest-look.ts";
import { momentOf, phaseOf } from "../../sport/game-phase.ts";
import { runningGame, type RunningGame } from "../../sport/running-game.ts";
import { markedParts, type MarkedPart } from "./marked-parts.ts";
import { sayDay } from "../../sport/game-day.ts";

/** Something found, as a line of a list: what it is, what one needs to tell it from its namesakes, what it came to. */
export type SearchRow = {
  readonly href: string;
  readonly title: readonly MarkedPart[];
  /** Of the title, where it is not the page's. */
  readonly lang: string | null;
  readonly crest: CrestLook | null;
  readonly note: string;
  /** A result, or the time of day. */
  readonly figure: string;
  /** Whether the figure tells how a game went. SPOIL2 */
  readonly isResult: boolean;
  /** Stands in the place of note and figure: a game in play. MOVE11 */
  readonly running: RunningGame | null;
};
export type SearchGroup = { readonly kind: SearchKind; readonly rows: readonly SearchRow[] };

type RowLanguage = Pick<PageLanguage, "format" | "t" | "locale">;

/** What was found, in the order in which people look for it; kinds without anything are left out. */
export function searchGroups(found: SearchAnswer, language: RowLanguage): SearchGroup[] {
  const marked = (text: string) => markedParts(text, found.matched);
  const plain = { lang: null, crest: null, note: "", figure: "", isResult: false, running: null };
  const groups: SearchGroup[] = [
    {
      kind: "clubs",
      rows: found.clubs.map((club) => ({ ...plain, href: club.href, title: marked(club.name), crest: crestOf(club), note: club.code })),
    },
    {
      kind: "players",
      rows: found.players.map(({ href, name, shirt, team }) => ({
        ...plain,
        href,
        title: marked(name),
        crest: team && crestOf(team),
        note: [team?.name ?? [], shirt ?? []].flat().join(" · "),
      })),
    },
    {
      kind: "staff",
      rows: found.staff.map(({ href, name, role }) => ({
        ...plain,
        href,
        title: marked(name),
        note: language.t("search")(`roles.${role}`),
      })),
    },
    { kind: "halls", rows: found.halls.map(({ href, name, city }) => ({ ...plain, href, title: marked(name), note: city ?? "" })) },
    { kind: "games", rows: found.games.map((game) => ({ ...plain, ...gameRow(game, language), title: marked(pairing(game, language)) })) },
    {
      kind: "news",
      rows: found.news.map(({ href, title, locale, publishedAt }) => ({
        ...plain,
        href,
        title: marked(title),
        lang: locale === language.locale ? null : languageTag(locale),
        note: language.format.date(publishedAt, "long"),
      })),
    },
    {
      kind: "documents",
      rows: found.documents.map(({ href, title, locale, season }) => ({
        ...plain,
        href,
        title: marked(title),
        lang: locale === language.locale ? null : languageTag(locale),
        note: season ?? "",
      })),
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

type FoundGame = SearchAnswer["games"][number];

function pairing({ home, away }: FoundGame, { t }: RowLanguage): string {
  return t("shell")("gameCard.pairing", { home: home.name, away: away.name });
}

function gameRow(game: FoundGame, language: RowLanguage): Pick<SearchRow, "href" | "crest" | "note" | "figure" | "isResult" | "running"> {
  const { format, t } = language;
  const phase = phaseOf(game.status);
  const moment = momentOf(game);
  const known = sayDay(game, "long", { format });
  const isOpen = known !== null && moment === null && phase === "ahead";
  const day = isOpen ? `${known} · ${t("shell")("gameCard.timeUndecided")}` : (known ?? t("shell")("gameCard.dateUndecided"));
  const counts = phase === "live" || phase === "over";
  const time = moment === null || phase !== "ahead" ? "" : format.date(moment, "time");
  const result = counts && game.points !== null ? format.score(game.points.home, game.points.away) : null;
  return {
    href: game.href,
    crest: crestOf(game.home),
    note: phase === "live" || phase === "off" ? t("shell")(`gameStatus.${game.status}`) : day,
    figure: result ?? time,
    isResult: result !== null,
    running: runningGame(game, false, language),
  };
}

/** A drawing follows from code and colours, and so does its name within the page. */
function crestOf(team: Omit<FoundTeam, "name">): CrestLook {
  const { code, primaryColor, secondaryColor } = team;
  const letters = Array.from(code, (letter) => letter.codePointAt(0)?.toString(36) ?? "").join("");
  return crestLook(`found-${letters}${primaryColor}${secondaryColor}`.replaceAll("#", "-"), team);
}
