import type { z } from "zod";
import { apiCalls, apiPath } from "#contract/api/api-calls.ts";
import type * as basic from "#contract/api/basic-shapes.ts";
import type { game, gameWithBox } from "#contract/api/game-shapes.ts";
import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import type { Portrait, PortraitPicture } from "#contract/portraits.ts";
import type { GamePlayer } from "#contract/queries.ts";
import type { GameSummary, PlayedGame } from "#contract/game-summary.ts";
import type { ClubRef, CompetitionRef, GameRef, LeagueAddress, LocalName, PersonRef, TeamRef } from "#contract/refs.ts";

type WireGame = z.input<typeof game>;
type BoxTeam = NonNullable<z.input<typeof gameWithBox>["boxScore"]>["home"];
export type WireGamePerson = BoxTeam["players"][number]["player"];

export function wireMoment(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

export function wireName({ text, written }: LocalName): z.input<typeof basic.name> {
  return { text, script: /\p{Script=Cyrillic}/u.test(text) ? "Cyrl" : "Latn", ...(written && { written }) };
}

/** Puts what the ports answer on the wire: names with their script, whole addresses. `locale` is that of linked pages. */
export class Wire {
  readonly #origin: string;
  readonly #locale: Locale;

  constructor(origin: string, locale: Locale) {
    this.#origin = origin;
    this.#locale = locale;
  }

  /** A whole address of one on this site. */
  url(path: string): string {
    return new URL(path, this.#origin).href;
  }

  page(address: (locale: Locale) => string): string {
    return this.url(address(this.#locale));
  }

  competition({ seasonSlug: season, leagueSlug, name }: CompetitionRef): z.input<typeof basic.competition> {
    return {
      season,
      league: leagueSlug,
      name: wireName(name),
      href: this.url(apiPath(apiCalls.league.path, { season, league: leagueSlug })),
      page: this.page((locale) => addresses.league(locale, season, leagueSlug)),
    };
  }

  team(team: TeamRef, { seasonSlug: season, leagueSlug: league }: LeagueAddress): z.input<typeof basic.team> {
    return {
      slug: team.teamSlug,
      club: team.clubSlug,
      name: wireName(team.name),
      ...this.#look(team),
      href: this.url(apiPath(apiCalls.team.path, { season, league, team: team.teamSlug })),
      page: this.page((locale) => addresses.team(locale, season, league, team.teamSlug)),
    };
  }

  club(club: ClubRef): z.input<typeof basic.club> {
    return { ...this.clubLink(club), ...this.#look(club) };
  }

  clubLink({ slug, name }: Pick<ClubRef, "slug" | "name">) {
    return {
      slug,
      name: wireName(name),
      href: this.url(apiPath(apiCalls.club.path, { club: slug })),
      page: this.page((locale) => addresses.club(locale, slug)),
    };
  }

  #look({ code, primaryColor, secondaryColor, crestUrl }: Pick<TeamRef, "code" | "primaryColor" | "secondaryColor" | "crestUrl">) {
    return { code, colors: { primary: primaryColor, secondary: secondaryColor }, crest: crestUrl && this.url(crestUrl) };
  }

  person({ slug, givenName, familyName }: PersonRef): z.input<typeof basic.person> {
    return { slug, givenName: wireName(givenName), familyName: wireName(familyName), ...this.#personLinks(slug) };
  }

  portrait({ sizes, jpeg }: Portrait): z.input<typeof basic.portrait> {
    const picture = ({ url, ...size }: PortraitPicture) => ({ url: this.url(url), ...size });
    return { jpeg: picture(jpeg), webp: sizes.map(picture) };
  }

  #personLinks(slug: string) {
    return {
      href: this.url(apiPath(apiCalls.player.path, { player: slug })),
      page: this.page((locale) => addresses.player(locale, slug)),
    };
  }

  gamePerson({ key, side, shirt, givenName, familyName, personSlug }: GamePlayer): WireGamePerson {
    const links = personSlug === null ? { href: null, page: null } : this.#personLinks(personSlug);
    return { key, side, shirt, givenName: wireName(givenName), familyName: wireName(familyName), slug: personSlug, ...links };
  }

  gameLinks(ref: GameRef): { readonly href: string; readonly page: string } {
    const values = { season: ref.seasonSlug, league: ref.leagueSlug, round: ref.roundSlug, game: ref.gameSlug };
    return { href: this.url(apiPath(apiCalls.game.path, values)), page: this.page((locale) => addresses.game(locale, ref)) };
  }

  game({ gameId, ref, round, status, tipOff, tipOffDay, overtimes, home, away, venue }: GameSummary): WireGame {
    return {
      id: gameId,
      season: ref.seasonSlug,
      league: ref.leagueSlug,
      roundSlug: ref.roundSlug,
      slug: ref.gameSlug,
      round,
      status,
      tipOff: tipOff === null ? null : wireMoment(tipOff),
      tipOffDay,
      overtimes,
      home: this.#side(home, ref),
      away: this.#side(away, ref),
      venue: venue && wireName(venue.name),
      ...this.gameLinks(ref),
    };
  }

  #side(side: GameSummary["home"], ref: GameRef): WireGame["home"] {
    return { team: this.team(side, ref), points: side.points, record: side.record };
  }

  playedGame({ ref, playedAt, home, away }: PlayedGame) {
    return {
      playedAt: playedAt === null ? null : wireMoment(playedAt),
      home: this.team(home, ref),
      away: this.team(away, ref),
      homePoints: home.points,
      awayPoints: away.points,
      ...this.gameLinks(ref),
    };
  }
}
