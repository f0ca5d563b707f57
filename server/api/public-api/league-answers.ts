import { apiBase, apiCalls, apiPath, type ApiCalls } from "#contract/api/api-calls.ts";
import { addresses } from "#contract/addresses.ts";
import type { PlayoffDuel, PlayoffSlot } from "#contract/playoff-view.ts";
import { pageOf, type Answer, type ApiRequest } from "./api-answer.ts";
import { wireName, type Wire } from "./wire.ts";
import type { StandingsRow } from "#contract/standings-rows.ts";
import type { CompetitionRef, LeagueAddress } from "#contract/refs.ts";

export async function leagueAnswer({ ports, wire, path }: ApiRequest<ApiCalls["league"]>): Answer<ApiCalls["league"]> {
  const view = await ports.site.league(addressOf(path));
  if (!view) return null;
  const { competition, seasonName, ranking, rounds } = view;
  const at = (template: "teams" | "standings" | "leaders" | "records" | "playoffs") => wire.url(apiPath(apiCalls[template].path, path));
  return {
    competition: wire.competition(competition),
    seasonName,
    ranking,
    // What a round's games for other places stand under is a page's matter: their address is the round's.
    rounds: rounds.map(({ number, stage, slug, games }) => ({ number, stage, slug: games[0]?.ref.roundSlug ?? slug, games: games.length })),
    links: {
      teams: at("teams"),
      standings: at("standings"),
      games: wire.url(`${apiBase}/games?${new URLSearchParams({ season: path.season, league: path.league })}`),
      leaders: at("leaders"),
      records: at("records"),
      playoffs: at("playoffs"),
      calendar: wire.page((locale) => addresses.leagueCalendar(locale, path.season, path.league)),
    },
  };
}

export async function standingsAnswer({ ports, wire, path, query }: ApiRequest<ApiCalls["standings"]>): Answer<ApiCalls["standings"]> {
  const round = query.round ?? null;
  const view = await ports.site.leagueTable(addressOf(path), { round, figures: false });
  if (!view) return null;
  const { competition, seasonName, ranking, rounds, rows } = view;
  return {
    competition: wire.competition(competition),
    seasonName,
    ranking,
    round,
    rounds: [...rounds],
    rows: rows.map((row) => standingsRow(row, competition, wire)),
  };
}

export async function teamsAnswer({ ports, wire, path, ...place }: ApiRequest<ApiCalls["teams"]>): Answer<ApiCalls["teams"]> {
  const view = await ports.site.leagueTable(addressOf(path), { round: null, figures: false });
  if (!view) return null;
  const teams = view.rows.map(({ team }) => team).toSorted((one, other) => (one.teamSlug < other.teamSlug ? -1 : 1));
  return pageOf(
    teams,
    place,
    ({ teamSlug }) => teamSlug,
    (team) => wire.team(team, view.competition),
  );
}

export async function teamAnswer({ ports, wire, path }: ApiRequest<ApiCalls["team"]>): Answer<ApiCalls["team"]> {
  const view = await ports.clubs.team({ ...addressOf(path), teamSlug: path.team });
  if (!view) return null;
  const { team, competition, seasonName, venue, standings, roster } = view;
  const row = standings.find((line) => line.team.clubSlug === team.clubSlug);
  return {
    team: wire.team(team, competition),
    competition: wire.competition(competition),
    seasonName,
    venue: venue && wireName(venue.name),
    standing: row ? standingsRow(row, competition, wire) : null,
    roster: roster.map(({ person, shirt, position, captain, portrait, absence, from, until }) => ({
      player: wire.person(person),
      shirt,
      position,
      captain,
      portrait: portrait && wire.portrait(portrait),
      absence,
      from,
      until,
    })),
    links: {
      games: wire.url(`${apiBase}/games?${new URLSearchParams({ season: path.season, league: path.league, team: path.team })}`),
      club: wire.url(apiPath(apiCalls.club.path, { club: team.clubSlug })),
      calendar: wire.page((locale) => addresses.teamCalendar(locale, path.season, path.league, path.team)),
    },
  };
}

export async function playoffsAnswer({ ports, wire, path }: ApiRequest<ApiCalls["playoffs"]>): Answer<ApiCalls["playoffs"]> {
  const view = await ports.site.playoffs(addressOf(path));
  if (!view) return null;
  const { competition, seasonName, rounds, places } = view;
  return {
    competition: wire.competition(competition),
    seasonName,
    rounds: rounds.map(({ slug, stage, duels }) => ({ slug, stage, pairings: duels.map((duel) => pairing(duel, competition, wire)) })),
    places: places.map(({ place, team }) => ({ place, team: team && wire.team(team, competition) })),
  };
}

function pairing(duel: PlayoffDuel, competition: CompetitionRef, wire: Wire) {
  const slot = ({ state, team, seed }: PlayoffSlot) => ({ state, team: team && wire.team(team, competition), seed });
  return {
    slug: duel.slug,
    stage: duel.stage,
    state: duel.state,
    format: { kind: duel.format.kind, bestOf: duel.format.kind === "series" ? duel.format.bestOf : null },
    first: slot(duel.first),
    second: slot(duel.second),
    score: duel.score,
    winner: duel.decision?.winner ?? null,
    games: duel.games.map(({ number, state, summary }) => ({ number, state, game: summary && wire.game(summary) })),
  };
}

export function standingsRow(row: StandingsRow, competition: LeagueAddress, wire: Wire) {
  const { tieBreaks: _tieBreaks, formGames: _formGames, team, form, home, away, ...figures } = row;
  return { ...figures, team: wire.team(team, competition), form: [...form], home: { ...home }, away: { ...away } };
}

export function addressOf({ season, league }: { readonly season: string; readonly league: string }): LeagueAddress {
  return { seasonSlug: season, leagueSlug: league };
}
