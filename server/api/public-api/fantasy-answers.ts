import type { ApiCalls } from "#contract/api/api-calls.ts";
import { rankingPageRows, type RankingAnswer, type RankingRow, type RankingWanted } from "#contract/fantasy.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import type { TenantPorts } from "#contract/tenant-ports.ts";
import { type Answer, type ApiRequest, pageOf } from "./api-answer.ts";
import { fromTenths, fromThousandths, FantasyWire } from "./fantasy-wire.ts";
import { addressOf } from "./league-answers.ts";
import { wireMoment } from "./wire.ts";

export async function fantasyAnswer({ ports, wire, path }: ApiRequest<ApiCalls["fantasy"]>): Answer<ApiCalls["fantasy"]> {
  const view = await ports.fantasyApi.game(addressOf(path));
  if (!view) return null;
  const own = new FantasyWire(wire, view.competition);
  return {
    competition: wire.competition(view.competition),
    seasonName: view.seasonName,
    timeZone: view.timeZone,
    isClosed: view.closed,
    settings: own.settings(view.settings),
    rounds: view.rounds.map((round) => own.round(round)),
    openRound: view.open,
    teams: view.teams,
    links: own.links(),
    page: own.page(),
  };
}

export async function fantasyPlayersAnswer({
  ports,
  wire,
  path,
  ...place
}: ApiRequest<ApiCalls["fantasyPlayers"]>): Answer<ApiCalls["fantasyPlayers"]> {
  const view = await ports.fantasy.market(addressOf(path));
  if (!view) return null;
  const own = new FantasyWire(wire, view.competition);
  return pageOf(
    view.players,
    place,
    ({ number }) => String(number),
    (line) => own.marketLine(line),
  );
}

export async function fantasyPlayerAnswer({ ports, wire, path }: ApiRequest<ApiCalls["fantasyPlayer"]>): Answer<ApiCalls["fantasyPlayer"]> {
  const number = countedPart(path.fantasyPlayer);
  const view = number === null ? null : await ports.fantasyApi.player(addressOf(path), number);
  if (!view) return null;
  const own = new FantasyWire(wire, view.competition);
  return {
    ...own.marketLine(view.player),
    competition: wire.competition(view.competition),
    rounds: view.rounds.map(({ round, price, target, rating, points, games, owners, captains }) => ({
      round: own.round(round),
      price: fromTenths(price),
      target: fromTenths(target),
      rating: fromThousandths(rating),
      points: points === null ? null : fromThousandths(points),
      games: games.map((game) => own.ledger(game)),
      owners,
      captains,
    })),
    page: own.playerPage(view.player.number),
  };
}

export async function fantasyRoundAnswer({ ports, wire, path }: ApiRequest<ApiCalls["fantasyRound"]>): Answer<ApiCalls["fantasyRound"]> {
  const number = countedPart(path.fantasyRound);
  const view = number === null ? null : await ports.fantasyApi.round(addressOf(path), number);
  if (!view) return null;
  const own = new FantasyWire(wire, view.competition);
  return {
    competition: wire.competition(view.competition),
    round: own.round(view.round),
    teams: view.teams,
    average: view.spread && fromTenths(view.spread.average),
    best: view.spread && fromTenths(view.spread.best),
    histogram: view.spread ? view.spread.bars.map((bar) => ({ ...bar })) : [],
    bestFive: view.bestFive.map(({ points, ...player }) => ({ player: own.player(player), points: fromThousandths(points) })),
    taken: view.taken.map(({ teams, ...player }) => ({ player: own.player(player), teams })),
    dropped: view.dropped.map(({ teams, ...player }) => ({ player: own.player(player), teams })),
    links: { ranking: own.rankingOfRound(view.round.round) },
  };
}

export async function fantasyRankingAnswer({
  ports,
  wire,
  path,
  query,
  limit,
  after,
}: ApiRequest<ApiCalls["fantasyRanking"]>): Answer<ApiCalls["fantasyRanking"]> {
  const from = after === null ? 0 : Number(/^\d{1,8}$/.exec(after)?.[0] ?? NaN);
  if (Number.isNaN(from)) return "bad-cursor";
  const address = addressOf(path);
  const wanted = await tableWanted(ports, address, { table: query.table ?? "season", round: query.round, month: query.month });
  if (wanted === null || (query.fans !== undefined && query.teams !== undefined)) return null;
  const among = query.fans === undefined ? (query.teams ?? "all") : { fansOf: query.fans };
  const { rows, first } = await rowsFrom(ports, address, { ...wanted, among }, { from, limit });
  if (first === null) return after === null ? null : "bad-cursor";
  const own = new FantasyWire(wire, first.competition);
  return {
    data: rows.map(({ team, place, before, points, lastRound, rounds, transfers, isOfLeague }) => ({
      team: own.team(team),
      place,
      placeBefore: before,
      points: fromTenths(points),
      lastRound: lastRound === null ? null : fromTenths(lastRound),
      rounds,
      transfers,
      isOfLeague,
      // A table with a row stands after a round.
      afterRound: first.after?.round ?? 1,
    })),
    last: from + rows.length < first.teams ? String(from + rows.length) : null,
  };
}

type Table = Omit<RankingWanted, "page">;
type Place = { readonly from: number; readonly limit: number };

/** A round or month that is not named is the last there is. */
async function tableWanted(
  ports: TenantPorts,
  address: LeagueAddress,
  { table, round, month }: { readonly table: Table["table"]; readonly round: number | undefined; readonly month: string | undefined },
): Promise<Omit<Table, "among"> | null> {
  const isNamed = table === "round" ? round !== undefined : table !== "month" || month !== undefined;
  if (isNamed) return { table, round: round ?? null, month: month ?? null };
  const season = await ports.fantasy.ranking(address, { table: "season", round: null, month: null, among: "all", page: 1 });
  const last = season && (table === "round" ? season.after?.round : season.months.at(-1));
  if (!last) return null;
  return typeof last === "number" ? { table, round: last, month: null } : { table, round: null, month: last };
}

/** Rows from a place on, put together of the pages on which the port has them. `first`: `null`: there is no such table, or no such place in it. */
async function rowsFrom(
  ports: TenantPorts,
  address: LeagueAddress,
  table: Table,
  { from, limit }: Place,
): Promise<{ readonly rows: readonly RankingRow[]; readonly first: RankingAnswer | null }> {
  const firstPage = Math.floor(from / rankingPageRows) + 1;
  const first = await ports.fantasy.ranking(address, { ...table, page: firstPage });
  if (first === null) return { rows: [], first: null };
  const lastPage = Math.min(first.pages, Math.ceil((from + limit) / rankingPageRows));
  const rows = [...first.rows];
  for (let page = firstPage + 1; page <= lastPage; page++)
    rows.push(...((await ports.fantasy.ranking(address, { ...table, page }))?.rows ?? []));
  const skipped = from - (firstPage - 1) * rankingPageRows;
  return { rows: rows.slice(skipped, skipped + limit), first };
}

export async function fantasyCorrectionsAnswer({
  ports,
  wire,
  path,
  ...place
}: ApiRequest<ApiCalls["fantasyCorrections"]>): Answer<ApiCalls["fantasyCorrections"]> {
  const view = await ports.fantasy.corrections(addressOf(path));
  if (!view) return null;
  const own = new FantasyWire(wire, view.competition);
  return pageOf(
    view.corrections,
    place,
    ({ round, revision }) => `${round.round}.${revision}`,
    ({ round, revision, at, players, teams }) => ({
      round: own.round(round),
      revision,
      at: wireMoment(at),
      players: players.map(({ player, before, after }) => ({
        player: own.player(player),
        before: fromThousandths(before),
        after: fromThousandths(after),
      })),
      teams,
    }),
  );
}

/** What counts from 1 on, in one spelling; nothing else names a player, a round or a team of the game. */
export function countedPart(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
