import { addresses } from "#contract/addresses.ts";
import { mapAddress } from "#contract/hall-place.ts";
import type { HallAnswer } from "#contract/venue-queries.ts";
import type { AwayLink } from "../../ui/away-links.tsx";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { figuresOf, type FigureTableOf } from "../../sport/figure-table-model.ts";
import { clubMarks } from "../../sport/make-club-marks.ts";
import { gameCard, type GameCard } from "../../sport/game-card.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { PageSteps } from "../page-steps.tsx";
import { foreignTag } from "../text-language.ts";
import { attendanceColumns } from "./attendance-cells.ts";
import { placeOf } from "./hall-list-model.ts";
import type { GameSummary } from "#contract/game-summary.ts";

type Games = { readonly title: string; readonly games: readonly GameCard[]; readonly empty: string };

/** A hall: where it is, who is at home there, its games and how many came to them. HALLS2 */
export type HallPage = {
  readonly title: string;
  readonly back: { readonly href: string; readonly text: string };
  /** City and seats; `null`: neither is known. */
  readonly place: string | null;
  readonly marks: ClubMarks;
  readonly way: {
    readonly title: string;
    readonly address: string | null;
    readonly map: AwayLink | null;
    readonly words: { readonly paragraphs: readonly string[]; readonly lang: string | undefined } | null;
    readonly unknown: string;
  };
  readonly home: {
    readonly title: string;
    readonly teams: readonly { readonly key: string; readonly href: string; readonly club: string; readonly league: string }[];
    readonly empty: string;
  };
  readonly next: Games;
  readonly past: {
    readonly title: string;
    readonly seasons: readonly { readonly name: string; readonly games: readonly GameCard[] }[];
    readonly empty: string;
    readonly pages: PageSteps;
  };
  readonly attendance: {
    readonly title: string;
    /** The same of every club. */
    readonly more: { readonly href: string; readonly text: string };
    readonly table: FigureTableOf<"things">;
    readonly note: string;
    readonly empty: string;
  };
};

export function hallPage(view: HallAnswer, page: number, language: PageLanguage): HallPage {
  const t = language.t("halls");
  const { locale, name } = language;
  const games = [...view.next, ...view.past.flatMap((season) => season.games)];
  return {
    title: name(view.name),
    back: { href: addresses.halls(locale), text: t("title") },
    place: placeOf(view, language)[0] ?? null,
    marks: clubMarks([...games.flatMap(({ home, away }) => [home, away]), ...view.teams.map(({ team }) => team)], language),
    way: wayOf(view, language),
    home: {
      title: t("hall.home"),
      teams: language
        .byName(view.teams, ({ team }) => language.name(team.name))
        .map(({ team, competition: { seasonSlug, leagueSlug, name: league } }) => ({
          key: `${leagueSlug}/${team.teamSlug}`,
          href: addresses.team(locale, seasonSlug, leagueSlug, team.teamSlug),
          club: team.clubSlug,
          league: name(league),
        })),
      empty: t("hall.noHome"),
    },
    next: { title: t("hall.next"), games: view.next.map((game) => cardHere(game, language)), empty: t("hall.noNext") },
    past: {
      title: t("hall.past"),
      seasons: view.past.map((season) => ({
        name: season.season,
        games: season.games.map((game) => cardHere(game, language)),
      })),
      empty: t("hall.noPast"),
      pages: {
        label: t("hall.pages"),
        previous: page > 1 ? { href: hallPath(view.slug, page - 1, language), text: t("hall.newer") } : null,
        next: view.hasMore ? { href: hallPath(view.slug, page + 1, language), text: t("hall.older") } : null,
      },
    },
    attendance: attendanceOf(view, language),
  };
}

/** Where it is played stands at the head of the page. */
function cardHere(game: GameSummary, language: PageLanguage): GameCard {
  return { ...gameCard(game, language), venue: null };
}

export function hallPath(slug: string, page: number, { locale }: PageLanguage): string {
  return page === 1 ? addresses.hall(locale, slug) : `${addresses.hall(locale, slug)}?page=${page}`;
}

/** Which page of the past games an address asks for; what is no number is the first one. */
export function wantedPage(search: URLSearchParams): number {
  const page = search.get("page") ?? "";
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

function wayOf({ address, city, coordinates, way }: HallAnswer, language: PageLanguage): HallPage["way"] {
  const t = language.t("halls");
  // Maps know a street as its owner writes it, in whichever script the page is.
  const href = mapAddress({ address: address?.text ?? null, city: city?.text ?? null, coordinates });
  const text = t("hall.map");
  return {
    title: t("hall.way"),
    address: address && [address, ...(city ? [city] : [])].map(language.name).join(", "),
    map: href === null ? null : { text, href, label: language.t("outlets")("leadsAway", { text }) },
    words: way && { paragraphs: way.text.split(/\n+/), lang: foreignTag(way.textLocale, language.locale) },
    unknown: t("hall.unknown"),
  };
}

function attendanceOf(view: HallAnswer, language: PageLanguage): HallPage["attendance"] {
  const t = language.t("halls");
  return {
    title: t("hall.attendance"),
    more: { href: addresses.attendance(language.locale), text: t("crowds.title") },
    table: {
      caption: t("hall.caption", { hall: language.name(view.name) }),
      head: t("hall.season"),
      ...figuresOf(
        view.seasons.map((season) => ({ ...season, capacity: view.capacity })),
        {
          columns: attendanceColumns(language),
          row: ({ slug, name }) => ({ key: slug, head: { text: name, href: addresses.season(language.locale, slug) } }),
        },
      ),
    },
    note: t("hall.note"),
    empty: t("hall.noAttendance"),
  };
}
