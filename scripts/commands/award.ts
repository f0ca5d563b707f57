import process from "node:process";
import { parseArgs } from "node:util";
import { type AwardKind, awardKinds, fiveOfTheSeason } from "#contract/awards.ts";
import { type AwardPlace, awardsFor, type Winner } from "#server/db/repositories/awards.ts";
import { newsFor } from "#server/db/repositories/news.ts";
import { peopleFor } from "#server/db/repositories/people.ts";
import { teamsFor } from "#server/db/repositories/teams.ts";
import { leagueAt, type OfficeLeague } from "#server/league-office/league-address.ts";
import { withDatabase } from "./command-database.ts";

type Db = Parameters<typeof awardsFor>[0];

export const usage = `award give|remove|list --tenant SLUG --season 2026-27 --league SLUG [--kind ${awardKinds.join("|")}] [--round SLUG] [--month 2026-11] [--player SLUG | --coach "…" --team SLUG] [--news SLUG]`;

const verbs = ["give", "remove", "list"] as const;

type Order = {
  readonly verb: (typeof verbs)[number];
  readonly league: { readonly tenant: string; readonly season: string; readonly league: string };
  readonly kind: AwardKind;
  readonly round: string | null;
  readonly month: string | null;
  readonly player: string | null;
  readonly coach: string | null;
  readonly team: string | null;
  readonly news: string | null;
};

/** Whom a league names best of a round, a month or a season, and what news tells of it: given, taken away, listed. HON1 HON5 */
export async function award(args: readonly string[]): Promise<number> {
  const order = readOrder(args);
  if (typeof order === "string") return fail(order);
  return withDatabase(async (db) => {
    const league = await leagueAt(db, order.league);
    if ("kind" in league) return fail(league.reason);
    const awards = awardsFor(db, league.tenantId);
    if (order.verb === "list") {
      const lines = (await awards.of(league.leagueId)).map(({ kind, round, month, winner, team, news }) =>
        [kind, round ?? month?.slice(0, 7) ?? "", winner, team, news ?? ""].filter((part) => part !== "").join("  "),
      );
      return say(lines.map((line) => `${line}\n`).join(""));
    }
    const place = await placeOf(db, league, order);
    if (typeof place === "string") return fail(place);
    const winner = await winnerOf(db, league, order);
    if (order.verb === "remove") {
      const personId = winner !== null && typeof winner === "object" ? winner.personId : null;
      const gone = await awards.remove(place, personId);
      return gone > 0 ? say(`${order.kind}: removed\n`) : fail(`nobody has ${order.kind}`);
    }
    if (typeof winner === "string") return fail(winner);
    if (winner === null) return fail("name --player, or for the coach --coach and --team");
    const news = await newsOf(db, league, order);
    if ("reason" in news) return fail(news.reason);
    if (!(await awards.give(place, winner, news.newsId))) return fail(`there are ${fiveOfTheSeason} already; remove one before`);
    return say(`${order.kind}: ${order.player ?? order.coach ?? ""}\n`);
  });
}

async function placeOf(db: Db, { tenantId, leagueId, leagueSlug }: OfficeLeague, order: Order): Promise<AwardPlace | string> {
  const month = order.month === null ? null : `${order.month}-01`;
  if (order.round === null) return { leagueId, kind: order.kind, roundId: null, month };
  const roundId = await awardsFor(db, tenantId).roundBySlug(leagueId, order.round);
  return roundId === null ? `${leagueSlug} has no round ${order.round}` : { leagueId, kind: order.kind, roundId, month };
}

/** `null`: nobody was named; a text says why there is no such person or team. */
async function winnerOf(db: Db, { tenantId, leagueId, leagueSlug }: OfficeLeague, order: Order): Promise<Winner | string | null> {
  if (order.coach !== null && order.team !== null) {
    const teamId = await teamsFor(db, tenantId).bySlug(leagueId, order.team);
    return teamId === null ? `${leagueSlug} has no team ${order.team}` : { teamId, personId: null, coach: order.coach };
  }
  if (order.player === null) return null;
  const personId = await peopleFor(db, tenantId).bySlug(order.player);
  if (personId === null) return `there is no player ${order.player}`;
  const teamId = await awardsFor(db, tenantId).teamOf(leagueId, personId);
  return teamId === null ? `${order.player} is on no roster of ${leagueSlug}` : { teamId, personId, coach: null };
}

/** What tells of it, if anything was named; a reason says why that cannot. */
async function newsOf(
  db: Db,
  { tenantId, leagueId, leagueSlug }: OfficeLeague,
  { news }: Order,
): Promise<{ readonly newsId: string | null } | { readonly reason: string }> {
  if (news === null) return { newsId: null };
  const item = await newsFor(db, tenantId).bySlug(news);
  if (item === null) return { reason: `there is no news ${news}` };
  if (item.leagueId !== null && item.leagueId !== leagueId)
    return { reason: `the news ${news} is about another league than ${leagueSlug}` };
  return { newsId: item.newsId };
}

function readOrder(args: readonly string[]): Order | string {
  const text = { type: "string" } as const;
  const options = {
    tenant: text,
    season: text,
    league: text,
    kind: text,
    round: text,
    month: text,
    player: text,
    coach: text,
    team: text,
    news: text,
  };
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const { tenant, season, league, round = null, month = null, player = null, team = null, news = null } = values;
  const coach = values.coach?.trim() || null;
  const verb = verbs.find((each) => each === positionals[0]);
  if (!verb || positionals.length > 1 || !tenant || !season || !league) return `usage: ${usage}`;
  const place = { tenant, season, league };
  if (news !== null && verb !== "give") return "--news belongs to give: an award that stands is given again, with its news";
  if (verb === "list") return { verb, league: place, kind: awardKinds[0], round, month, player, coach, team, news };
  const kind = awardKinds.find((each) => each === values.kind);
  if (!kind) return `--kind must be one of ${awardKinds.join(", ")}`;
  if ((kind === "player-of-the-round") !== (round !== null)) return "--round belongs to the player of the round, and to no other";
  if ((kind === "player-of-the-month") !== (month !== null)) return "--month belongs to the player of the month, and to no other";
  if (month !== null && !/^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/.test(month)) return `--month must be like 2026-11, not "${month}"`;
  if (kind === "coach-of-the-season" ? player !== null : coach !== null) return `${kind} goes to a ${player !== null ? "coach" : "player"}`;
  return { verb, league: place, kind, round, month, player, coach, team, news };
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

function fail(message: string): number {
  process.stderr.write(`award: ${message}\n`);
  return 1;
}
