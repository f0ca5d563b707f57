import { execFile, execFileSync } from "node:child_process";
import { promisify } from "node:util";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { TenantId } from "#core/kernel/ids.ts";
import { tenantPortsFor } from "#server/queries/tenant-ports-for.ts";
import { demoSiteForThisFile } from "../support/demo-site.ts";

const site = demoSiteForThisFile();

type Tenant = "league-a" | "league-b";
const slugs = { "league-a": "klb", "league-b": "lkr" } as const;
const states = {
  played: sql`games.status = 'final' and games.award is null and games.duel_slug is null`,
  playoff: sql`games.status = 'final' and games.duel_slug is not null`,
  overtimes: sql`games.overtimes = 2`,
  forfeited: sql`games.status = 'forfeited'`,
  protested: sql`games.status = 'under-protest'`,
  scheduled: sql`games.status = 'scheduled'`,
};

type Found = {
  readonly tenantId: TenantId;
  readonly address: { readonly seasonSlug: string; readonly leagueSlug: string; readonly roundSlug: string; readonly gameSlug: string };
  readonly roundsPath: string;
  readonly path: string;
};

async function findGame(tenant: Tenant, state: keyof typeof states): Promise<Found> {
  const { rows } = await sql<Record<string, string>>`
    select games.tenant_id as tenant, seasons.slug as season, leagues.slug as league, rounds.slug as round, games.slug as game,
      games.duel_slug as duel, games.duel_game as number
    from games
    join tenants on tenants.tenant_id = games.tenant_id
    join leagues on leagues.league_id = games.league_id
    join seasons on seasons.season_id = leagues.season_id
    join rounds on rounds.round_id = games.round_id
    where tenants.slug = ${slugs[tenant]} and ${states[state]}
    order by games.tip_off desc nulls last, games.slug limit 1`.execute(site.db);
  const [row] = rows;
  if (!row) throw new Error(`the demo has no ${state} game in ${tenant}`);
  const { season = "", league = "", round = "", game = "" } = row;
  const above = `/seasons/${season}/leagues/${league}`;
  const roundsPath = `${above}/rounds/${round}/games/${game}`;
  return {
    tenantId: row["tenant"] as TenantId,
    address: { seasonSlug: season, leagueSlug: league, roundSlug: round, gameSlug: game },
    roundsPath,
    path: row["duel"] === null ? roundsPath : `${above}/playoff/${round}/${row["duel"]}/games/${row["number"]}`,
  };
}

async function report(tenant: Tenant, path: string): Promise<Buffer> {
  const answer = await site.get(tenant, `${path}/report.pdf`);
  expect([path, answer.status, answer.headers.get("content-type")]).toEqual([path, 200, "application/pdf"]);
  expect(answer.headers.get("content-disposition")).toMatch(/^inline; filename="[a-z0-9-]+\.pdf"$/);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  return bytes;
}

const canReadPdf = has("pdftotext");

function has(program: string): boolean {
  try {
    execFileSync(program, ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

async function textOf(pdf: Buffer): Promise<string> {
  const running = promisify(execFile)("pdftotext", ["-layout", "-", "-"]);
  running.child.stdin?.end(pdf);
  return (await running).stdout;
}

describe("the official report", () => {
  test.each(["league-a", "league-b"] as const)("of %s adds up: running score, periods and box score say the same", async (tenant) => {
    for (const state of ["played", "playoff", "overtimes", "protested"] as const) {
      const game = await findGame(state === "overtimes" ? "league-b" : tenant, state);
      const view = await tenantPortsFor(site.db, game.tenantId, () => {}).scoresheets.scoresheet(game.address);
      for (const side of ["home", "away"] as const) {
        const box = view?.game.box?.teams[side];
        const entries = view?.log?.record.runningScore.filter((entry) => entry.side === side) ?? [];
        expect([state, entries.at(-1)?.total]).toEqual([state, box?.points]);
        for (const line of box?.players ?? []) {
          const own = entries.filter(({ player }) => player === line.key).reduce((sum, { points }) => sum + points, 0);
          const fouls = view?.log?.record.fouls.filter(({ player, offender }) => offender === "player" && player === line.key);
          expect([line.shirt, own, fouls?.length]).toEqual([line.shirt, line.points, line.foulsCommitted]);
        }
      }
    }
  });

  test("is 304 for who has it", async () => {
    const { path } = await findGame("league-a", "played");
    const etag = (await site.get("league-a", `/sr${path}/report.pdf`)).headers.get("etag") ?? "";
    expect((await site.get("league-a", `/sr${path}/report.pdf`, { "If-None-Match": etag })).status).toBe(304);
  });

  test("a play-off game has one address, to which the other leads", async () => {
    const { path, roundsPath } = await findGame("league-b", "playoff");
    await report("league-b", `/sl${path}`);
    const other = await site.get("league-b", `/sl${roundsPath}/report.pdf`);
    expect([other.status, other.headers.get("location")]).toEqual([301, `/sl${path}/report.pdf`]);
  });

  test("a forfeit has one, a game to come and a wrong address have none", async () => {
    await report("league-a", `/ru${(await findGame("league-a", "forfeited")).path}`);
    const ahead = await findGame("league-a", "scheduled");
    for (const path of [ahead.path, `${ahead.path}-none`, "/seasons/none/leagues/first/rounds/1/games/a-b"]) {
      expect((await site.get("league-a", `/en${path}/report.pdf`)).status).toBe(404);
    }
    expect((await site.get("league-a", "/en/seasons/2024-25/leagues/first/playoff/final/1/games/01/report.pdf")).status).toBe(404);
  });

  test.skipIf(!canReadPdf)("can be read as text, with the letters of each language", async () => {
    const game = await findGame("league-a", "protested");
    const view = await tenantPortsFor(site.db, game.tenantId, () => {}).scoresheets.scoresheet(game.address);
    const points = view?.game.box?.teams.home.points;
    const serbian = await textOf(await report("league-a", `/sr${game.path}`));
    for (const { givenName, familyName } of view?.game.players ?? []) expect(serbian).toContain(`${givenName.text} ${familyName.text}`);
    expect(serbian).toContain("Zvanični zapisnik");
    expect(serbian).toContain(`${points} : ${view?.game.box?.teams.away.points}`);
    expect(await textOf(await report("league-a", `/sr-cyrl${game.path}`))).toMatch(/Званични записник[^]*Укупно[^]*Жалба/);
    expect(await textOf(await report("league-a", `/ru${game.path}`))).toMatch(/Официальный протокол/);
  });
});
