import { addresses } from "#contract/addresses.ts";
import { embedAddresses, oembedAddress } from "#contract/embed-addresses.ts";
import { embedFrame, embedSizes } from "#contract/embed-frame.ts";
import { escapedMarkup } from "#contract/escaped-markup.ts";
import type { HomeAnswer } from "#contract/queries.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { pairingText } from "../../i18n/pairing-text.ts";
import type { LocalName, TeamRef } from "#contract/refs.ts";
import type { GameSummary } from "#contract/game-summary.ts";

export type FileLink = { readonly label: string; readonly href: string };

export type Embed = {
  readonly title: string;
  readonly href: string;
  readonly look: string;
  /** Names the link to who hears links one by one. */
  readonly lookLabel: string;
  readonly code: string;
};

/** What of this league stands in the examples; `null`: it has none yet. */
export type Example = {
  readonly league: { readonly address: { readonly seasonSlug: string; readonly leagueSlug: string }; readonly name: LocalName } | null;
  readonly team: TeamRef | null;
  readonly playerSlug: string | null;
  readonly game: GameSummary | null;
};

/** Of its first league: a team of the table, the first of its leaders, its latest game or else its next. */
export function examplesOf({ leagues: [first] }: HomeAnswer): Example {
  if (!first) return { league: null, team: null, playerSlug: null, game: null };
  const { seasonSlug, leagueSlug, name } = first.competition;
  const leader = first.leaders.flatMap(({ entries }) => entries)[0];
  return {
    league: { address: { seasonSlug, leagueSlug }, name },
    team: first.standings[0]?.team ?? null,
    playerSlug: leader?.player.slug ?? null,
    game: first.latest[0] ?? first.next[0] ?? null,
  };
}

/** One calendar of each kind. */
export function calendars({ league, team, playerSlug }: Example, { locale, t: area }: PageLanguage): readonly FileLink[] {
  const t = area("developers");
  const { seasonSlug = "", leagueSlug = "" } = league?.address ?? {};
  return [
    ...(league ? [{ label: t("calendars.league"), href: addresses.leagueCalendar(locale, seasonSlug, leagueSlug) }] : []),
    ...(team
      ? [
          { label: t("calendars.team"), href: addresses.teamCalendar(locale, seasonSlug, leagueSlug, team.teamSlug) },
          { label: t("calendars.club"), href: addresses.clubCalendar(locale, team.clubSlug) },
        ]
      : []),
    ...(playerSlug === null ? [] : [{ label: t("calendars.player"), href: addresses.playerCalendar(locale, playerSlug) }]),
  ];
}

/** Tables of pages as files: one as CSV, and all of a page as JSON. */
export function tableFiles({ league }: Example, { locale, t: area }: PageLanguage): readonly FileLink[] {
  const t = area("developers");
  const page = league && addresses.league(locale, league.address.seasonSlug, league.address.leagueSlug);
  return [
    ...(page === null
      ? []
      : [
          { label: t("tables.standings"), href: `${page}.csv` },
          { label: t("tables.allOfPage"), href: `${page}.json` },
        ]),
    { label: t("tables.calls"), href: `${addresses.developers(locale)}.csv` },
  ];
}

export function embeds({ league, game }: Example, origin: string, language: PageLanguage): readonly Embed[] {
  const { locale } = language;
  if (!league) return [];
  const { address } = league;
  const name = language.name(league.name);
  return [
    embed("standings", embedAddresses.standings(locale, address), name),
    embed("schedule", embedAddresses.schedule(locale, address.leagueSlug), name),
    embed("leaders", embedAddresses.leaders(locale, address), name),
    ...(game
      ? [
          embed(
            "game",
            embedAddresses.game(locale, game.ref),
            pairingText(language.locale, language.name(game.home.name), language.name(game.away.name)),
          ),
        ]
      : []),
  ];

  function embed(kind: keyof typeof embedSizes, href: string, of: string): Embed {
    const t = language.t("developers");
    const title = t(`embeds.${kind}`);
    const frame = embedFrame({ source: origin + href, title: `${title}, ${of}`, ...embedSizes[kind] });
    const script = `<script src="${escapedMarkup(`${origin}/embed.js`)}" async></script>`;
    const look = t("embeds.look");
    return { title, href, look, lookLabel: `${look}: ${title}`, code: `${frame}\n${script}` };
  }
}

export function oembedExample({ league }: Example, origin: string, { locale, t: area }: PageLanguage): readonly FileLink[] {
  if (!league) return [];
  const page = addresses.league(locale, league.address.seasonSlug, league.address.leagueSlug);
  return [{ label: area("developers")("embeds.oembedExample"), href: oembedAddress(origin, page) }];
}
