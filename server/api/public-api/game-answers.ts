import { apiBase, apiCalls, apiPath, type ApiCalls } from "#contract/api/api-calls.ts";
import type { PathValues } from "#contract/api/api-calls.ts";
import { playerFigureNames, teamFigureNames } from "#contract/api/game-shapes.ts";
import type { GamePosition } from "#contract/public-api-queries.ts";
import type { GameAnswer } from "#contract/queries.ts";
import { fanVoteResult } from "#core/league/fan-vote.ts";
import type { PlayerLine, TeamBox } from "#core/stats/box-score.ts";
import { correctedAt } from "#core/wording/corrected-at.ts";
import type { Wording } from "#core/wording/play-line.ts";
import type { Answer, ApiRequest } from "./api-answer.ts";
import { wireMoment, wireName, type Wire, type WireGamePerson } from "./wire.ts";
import type { GameAddress } from "#contract/refs.ts";

export async function gamesAnswer({ ports, wire, query, limit, after }: ApiRequest<ApiCalls["games"]>): Answer<ApiCalls["games"]> {
  const position = after === null ? null : readPosition(after);
  if (position === undefined) return "bad-cursor";
  const { season, league, team, club, status, from, to } = query;
  const { games, last } = await ports.publicApi.games({
    seasonSlug: season ?? null,
    leagueSlug: league ?? null,
    teamSlug: team ?? null,
    clubSlug: club ?? null,
    status: status ?? null,
    from: from ?? null,
    to: to ?? null,
    after: position,
    limit,
  });
  return { data: games.map((game) => wire.game(game)), last: last && `${last.tipOff ?? ""}.${last.id}` };
}

/** `undefined`: there is no such place. */
function readPosition(text: string): GamePosition | undefined {
  const found = /^(-?\d{1,17})?\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text);
  return found?.[2] === undefined ? undefined : { tipOff: found[1] ?? null, id: found[2] };
}

export async function scheduleAnswer({ ports, wire, query }: ApiRequest<ApiCalls["schedule"]>): Answer<ApiCalls["schedule"]> {
  const view = await ports.schedule.schedule({ day: query.day ?? null, leagueSlug: query.league ?? null });
  const weekOf = (day: string | null) =>
    day === null
      ? null
      : wire.url(
          `${apiBase}${apiCalls.schedule.path}?${new URLSearchParams({ day, ...(query.league !== undefined && { league: query.league }) })}`,
        );
  return {
    from: view.from === "" ? null : view.from,
    until: view.until === "" ? null : view.until,
    games: view.games.map(({ game }) => wire.game(game)),
    undated: view.undated.map(({ game }) => wire.game(game)),
    earlier: weekOf(view.earlier),
    later: weekOf(view.later),
  };
}

export async function gameAnswer({ ports, wire, path }: ApiRequest<ApiCalls["game"]>): Answer<ApiCalls["game"]> {
  const view = await ports.site.game(gameAddress(path), { plays: false });
  if (!view) return null;
  const { summary, competition, version, attendance, officials, appointed, award, box, flags, outlets } = view;
  const persons = new Map(view.players.map((player) => [player.key as string, wire.gamePerson(player)]));
  return {
    ...wire.game(summary),
    competition: wire.competition(competition),
    version,
    attendance,
    officials: officials.map(({ role, name }) => ({ role, name })),
    appointed: appointed.map(({ role, name }) => ({ role, name })),
    award: award && { ...award },
    boxScore: box && {
      periods: box.periods.map(({ period, home, away }) => ({ period: { ...period }, home, away })),
      home: boxTeam(box.teams.home, persons),
      away: boxTeam(box.teams.away, persons),
    },
    fanVote: fanVoteOf(view),
    flags: flags.map(({ kind, detail }) => ({ kind, detail })),
    broadcasts: outlets.broadcasts.map(({ name, url, languages, countries }) => ({
      name,
      url,
      languages: [...languages],
      countries: [...countries],
    })),
    tickets: outlets.tickets && { url: outlets.tickets.url, from: outlets.tickets.from && { ...outlets.tickets.from } },
    links: {
      playByPlay: wire.url(apiPath(apiCalls.playByPlay.path, path)),
      shots: wire.url(apiPath(apiCalls.shots.path, path)),
      liveStats: wire.url(apiPath(apiCalls.liveStats.path, path)),
    },
  };
}

/** FANVOTE3 */
function fanVoteOf({ fanVote, box }: GameAnswer) {
  if (fanVote === null || fanVote.endedAt === null || box === null) return null;
  const hasPlayed = [...box.teams.home.players, ...box.teams.away.players].flatMap(({ key, played }) => (played ? [key] : []));
  const { votes, players } = fanVoteResult(fanVote.counts, new Set<string>(hasPlayed));
  if (votes === 0) return null;
  return {
    endedAt: wireMoment(fanVote.endedAt),
    votes,
    players: players.map(({ key, place, votes: own, share }) => ({ player: key, place, votes: own, share: Number(share.toFixed(4)) })),
  };
}

export async function playByPlayAnswer({ ports, wire, path }: ApiRequest<ApiCalls["playByPlay"]>): Answer<ApiCalls["playByPlay"]> {
  const view = await ports.site.game(gameAddress(path), { plays: true });
  if (!view) return null;
  return {
    data: view.plays.map(({ eventId, period, clockMs, side, player, wording, details, score, corrected, correctedBy }) => ({
      id: eventId,
      period: { ...period },
      clock: seconds(clockMs),
      side,
      ...said(wording),
      player,
      details: details.map((detail) => ({ side: detail.side, ...said(detail.wording), player: detail.player })),
      score,
      corrected,
      correctedAt: momentOf(correctedAt(correctedBy, view.correctionTimes)),
    })),
    players: personsOf(view, wire),
  };
}

export async function shotsAnswer({ ports, wire, path }: ApiRequest<ApiCalls["shots"]>): Answer<ApiCalls["shots"]> {
  const view = await ports.site.game(gameAddress(path), { plays: false });
  if (!view) return null;
  return {
    data: view.shots.map(({ eventId, period, clockMs, side, player, value, made, position }) => ({
      id: eventId,
      period: { ...period },
      clock: seconds(clockMs),
      side,
      player,
      value,
      made,
      x: position.x,
      y: position.y,
    })),
    players: personsOf(view, wire),
  };
}

export function gameAddress({ season, league, round, game }: PathValues<ApiCalls["game"]["path"]>): GameAddress {
  return { seasonSlug: season, leagueSlug: league, roundSlug: round, gameSlug: game };
}

function personsOf({ players }: GameAnswer, wire: Wire): WireGamePerson[] {
  return players.map((player) => wire.gamePerson(player));
}

/** Whom a phrase names is told beside it. */
function said({ key, values }: Wording) {
  const { player: _player, ...others } = values;
  return { play: key, values: others };
}

function seconds(ms: number | null): number | null {
  return ms === null ? null : ms / 1000;
}

function boxTeam({ side, coach, totals, players }: TeamBox, persons: ReadonlyMap<string, WireGamePerson>) {
  return {
    coach,
    totals: pick(wireFigures(totals), teamFigureNames),
    players: players.map((line) => ({
      player: persons.get(line.key) ?? namedByTheLog(line, side),
      position: line.position,
      captain: line.captain,
      starter: line.starter,
      played: line.played,
      figures: pick(wireFigures(line), playerFigureNames),
    })),
  };
}

/** The API called the performance index rating so before the house had one name for it, and what others read keeps its name. */
function wireFigures<Line extends { readonly performanceIndexRating: number | null }>(line: Line) {
  return { ...line, efficiencyIndex: line.performanceIndexRating };
}

/** On the scoresheet, and on no list. */
function namedByTheLog({ key, shirt, givenName, familyName }: PlayerLine, side: TeamBox["side"]): WireGamePerson {
  const name = (text: string) => wireName({ text, transliterable: false });
  return { key, side, shirt, givenName: name(givenName), familyName: name(familyName), slug: null, href: null, page: null };
}

export function pick<const Name extends string>(
  from: Readonly<Record<Name, number | null>>,
  names: readonly Name[],
): Record<Name, number | null> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Record<Name, number | null>;
}

function momentOf(at: number | null): string | null {
  return at === null ? null : wireMoment(at);
}
