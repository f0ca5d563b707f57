import { data } from "react-router";
import { addresses, hidingScores } from "#contract/addresses.ts";
import type { CalendarOf } from "#contract/feed-queries.ts";
import type { Locale } from "#contract/locale.ts";
import { portsOf } from "../../ports.ts";
import { siteLanguage } from "../site-language.ts";
import type { Route } from "./+types/calendar.route";
import { calendarFile } from "./calendar-file.ts";

/** The games of a league, a team, a club or a player, or of all that is followed, as a calendar to subscribe to. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const { site: queries, feeds, locale } = portsOf({ context, params });
  const wanted = wantedOf(params, locale);
  const [site, view] = await Promise.all([queries.site(), feeds.calendar(wanted.of)]);
  if (!view) throw data(null, 404);
  const { origin, search } = new URL(request.url);
  const isSpoilerFree = search === hidingScores;
  const file = calendarFile({ view, language: siteLanguage(locale, site), origin, pageHref: wanted.pageHref, isSpoilerFree });
  return new Response(file, { headers: { "Content-Type": "text/calendar; charset=utf-8" } });
}

type Params = {
  readonly season?: string | undefined;
  readonly league?: string | undefined;
  readonly team?: string | undefined;
  readonly club?: string | undefined;
  readonly player?: string | undefined;
};

function wantedOf({ season, league, team, club, player }: Params, locale: Locale): { of: CalendarOf; pageHref: string } {
  if (club !== undefined) return { of: { kind: "club", slug: club }, pageHref: addresses.club(locale, club) };
  if (player !== undefined) return { of: { kind: "player", slug: player }, pageHref: addresses.player(locale, player) };
  // What is followed, who answers for this one visitor knows.
  if (season === undefined || league === undefined) return { of: { kind: "followed", keys: null }, pageHref: addresses.following(locale) };
  const address = { seasonSlug: season, leagueSlug: league };
  return team === undefined
    ? { of: { kind: "league", address }, pageHref: addresses.league(locale, season, league) }
    : { of: { kind: "team", address: { ...address, teamSlug: team } }, pageHref: addresses.team(locale, season, league, team) };
}
