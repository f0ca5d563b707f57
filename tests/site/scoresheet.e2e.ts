import { execFile, execFileSync } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { tenantPortsFor } from "#server/queries/tenant-ports-for.ts";
import { demoGameInState } from "../support/demo/demo-game-in-state.ts";
import type { DemoTenant } from "../support/demo/demo-live-game.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";

const site = demoSiteForThisFile();

type State = Parameters<typeof demoGameInState>[2];

function findGame(tenant: DemoTenant, state: State) {
  return demoGameInState(site.db, tenant, state);
}

async function report(tenant: DemoTenant, path: string): Promise<Buffer> {
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
