import process from "node:process";
import { parseArgs } from "node:util";
import type { Kysely } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Bracket, BracketSlot } from "#core/league/playoff/bracket.ts";
import { sourceText } from "#core/league/playoff/check-plan.ts";
import { leagueTable, type PlayoffPlan, type SlotSource } from "#core/league/playoff/playoff-plan.ts";
import { type PresetName, presetNames, presetPlan } from "#core/league/playoff/preset-plans.ts";
import { competitionsFor } from "#server/db/repositories/competitions.ts";
import { listTenants } from "#server/db/repositories/tenants.ts";
import type { LeagueId, TeamId } from "#server/db/row-ids.ts";
import type { Database } from "#server/db/schema.ts";
import { readPlan, UnreadablePlan } from "#server/league-office/playoff-plan-file.ts";
import { definePlayoffs, ImpossiblePlayoffs, previewPlayoffs } from "#server/league-office/playoffs.ts";
import { readJsonFile } from "#server/imports/json-file.ts";
import { UnreadableText } from "#server/imports/text-file.ts";
import { withDatabase } from "./command-database.ts";

export const usage =
  "playoffs --tenant SLUG --season 2026-27 --league SLUG --plan FILE.json | --preset NAME [--meetings 2] [--seeds TEAM,TEAM,...] [--publish]";

type Order = {
  readonly tenant: string;
  readonly season: string;
  readonly league: string;
  /** Teams by slug. */
  readonly plan: PlayoffPlan;
  readonly seeds: readonly string[] | null;
  readonly publish: boolean;
};

/** Prints the bracket that a plan gives in a league as it stands; with `--publish` it becomes the league's. */
export async function playoffs(args: readonly string[]): Promise<number> {
  const order = await readOrder(args);
  if (typeof order === "string") return fail(order);
  return withDatabase(async (db) => {
    try {
      return await run(db, order);
    } catch (error) {
      if (error instanceof ImpossiblePlayoffs) return fail(error.message);
      throw error;
    }
  });
}

async function run(db: Kysely<Database>, order: Order): Promise<number> {
  const tenant = (await listTenants(db)).find(({ slug }) => slug === order.tenant);
  if (!tenant) return fail(`there is no tenant ${order.tenant}`);
  const league = await competitionsFor(db, tenant.id).leagueBySlug(order.season, order.league);
  if (!league) return fail(`there is no league ${order.league} in season ${order.season}`);
  const teams = await teamsBySlug(db, tenant.id, league.leagueId);
  const idOf = (slug: string): TeamId => {
    const team = teams.get(slug);
    if (!team) throw new ImpossiblePlayoffs(`no team of this league: ${slug}`);
    return team;
  };
  const plan = withTeams(order.plan, idOf);
  const seeds = order.seeds && { [leagueTable]: order.seeds.map(idOf) };
  const bracket = await previewPlayoffs(db, tenant.id, league.leagueId, plan, seeds);
  const slugs = new Map([...teams].map(([slug, team]) => [team, slug]));
  process.stdout.write(`${lines(bracket, order.plan, slugs).join("\n")}\n`);
  if (order.publish) await definePlayoffs(db, tenant.id, league.leagueId, plan, seeds);
  process.stdout.write(order.publish ? "published\n" : "nothing published; --publish does\n");
  return 0;
}

async function teamsBySlug(db: Kysely<Database>, tenantId: TenantId, leagueId: LeagueId): Promise<Map<string, TeamId>> {
  const rows = await db
    .selectFrom("teams")
    .select(["slug", "team_id"])
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .execute();
  return new Map(rows.map((row) => [row.slug, row.team_id]));
}

function withTeams(plan: PlayoffPlan, idOf: (slug: string) => TeamId): PlayoffPlan<TeamId> {
  const named = (source: SlotSource): SlotSource<TeamId> => (source.kind === "team" ? { kind: "team", team: idOf(source.team) } : source);
  return {
    ...plan,
    rounds: plan.rounds.map((round) => ({
      ...round,
      duels: round.duels.map((duel) => ({ ...duel, first: named(duel.first), second: named(duel.second) })),
    })),
    places: plan.places.map((place) => ({ ...place, from: place.from.map(named) })),
  };
}

/** One line for a pairing: `semi-finals/1  avala 1:0 durmitor  best of 3, HAH  playing`. */
function lines(bracket: Bracket<TeamId>, plan: PlayoffPlan, slugs: ReadonlyMap<TeamId, string>): string[] {
  const rounds = bracket.rounds.flatMap((round, roundIndex) =>
    round.duels.map((duel, duelIndex) => {
      const planned = plan.rounds[roundIndex]?.duels[duelIndex];
      const name = ({ team, state }: BracketSlot<TeamId>, source: SlotSource | undefined) =>
        team !== null ? (slugs.get(team) ?? team) : state === "nobody" || !source ? "nobody" : `(${sourceText(source)})`;
      const teams = `${name(duel.first, planned?.first)} ${duel.score.first}:${duel.score.second} ${name(duel.second, planned?.second)}`;
      const { format } = duel;
      const how = format.kind === "series" ? `best of ${format.bestOf}, ${format.pattern}` : `two legs, ${format.pattern}`;
      return `${round.slug}/${duel.slug}  ${teams}  ${how}  ${duel.state}`;
    }),
  );
  const strays = bracket.strays.map(
    ({ round, duel, game, home, away }) =>
      `to look at: ${round}/${duel}/${game}, played by ${slugs.get(home) ?? home} and ${slugs.get(away) ?? away}`,
  );
  return [...rounds, ...strays];
}

/** What the command line asks for, or what is wrong with it. */
async function readOrder(args: readonly string[]): Promise<Order | string> {
  const text = { type: "string" } as const;
  const options = {
    tenant: text,
    season: text,
    league: text,
    plan: text,
    preset: text,
    meetings: text,
    seeds: text,
    publish: { type: "boolean" },
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  const { tenant, season, league } = values;
  if (!tenant || !season || !league) return `--tenant, --season and --league say whose; usage: ${usage}`;
  if ((values.plan === undefined) === (values.preset === undefined)) return `either --plan or --preset says what; usage: ${usage}`;
  if (values.plan !== undefined && values.meetings !== undefined) return `a plan of its own says "meetings" itself; usage: ${usage}`;
  const plan = values.plan === undefined ? preset(values.preset ?? "", values.meetings) : await planFile(values.plan);
  if (typeof plan === "string") return plan;
  return {
    tenant,
    season,
    league,
    plan,
    seeds: values.seeds?.split(",").map((slug) => slug.trim()) ?? null,
    publish: values.publish ?? false,
  };
}

function preset(name: string, meetings: string | undefined): PlayoffPlan | string {
  if (!isPreset(name)) return `--preset must be one of ${presetNames.join(", ")}`;
  return meetings === undefined ? presetPlan(name) : { ...presetPlan(name), meetings: Number(meetings) };
}

function isPreset(name: string): name is PresetName {
  return presetNames.some((known) => known === name);
}

async function planFile(path: string): Promise<PlayoffPlan | string> {
  try {
    return readPlan(await readJsonFile(path));
  } catch (error) {
    if (error instanceof UnreadablePlan || error instanceof UnreadableText) return `${path}: ${error.message}`;
    throw error;
  }
}

function fail(reason: string): 1 {
  process.stderr.write(`playoffs: ${reason}\n`);
  return 1;
}
