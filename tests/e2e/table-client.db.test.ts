import { execFile } from "node:child_process";
import process from "node:process";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { streamShapes, tableShapes } from "#contract/live/table-protocol-shapes.ts";
import { scorerLinksFor } from "#server/live/scorer-links.ts";
import type { LiveRole } from "#contract/live/game-command.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { LeagueInDatabase } from "../support/database/league-in-database.ts";
import { startTableServer, type TableServer } from "../support/servers/table-server.ts";

const database = databaseForThisFile();
let server: TableServer;
let league: LeagueInDatabase;
let gameId: GameId;
let origin: string;

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "client", ["Avala", "Banjica"]);
  await database.db.insertInto("tenant_hosts").values({ tenant_id: league.tenantId, host: "127.0.0.1" }).execute();
  const names = [
    "Marko Ilić",
    "Luka Pajić",
    "Đorđe Pajić",
    "Petar Kralj",
    "Nikola Vuk",
    "Ivan Bogdanović",
    "Ivan Bogdanović",
    "Žarko Njegić",
  ];
  for (const team of ["Avala", "Banjica"])
    for (const [index, name] of names.entries()) {
      const [given = "", family = ""] = name.split(" ");
      const person_id = await league.person(given, family);
      const of = { tenant_id: league.tenantId, team_id: league.team(team), person_id };
      await database.db
        .insertInto("rosters")
        .values({ ...of, shirt_number: String(index + 4) })
        .execute();
    }
  gameId = await league.game({ home: "Avala", away: "Banjica", tipOff: Date.now() });
  server = await startTableServer(database.db);
  origin = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.close());

async function tokenOf(role: LiveRole): Promise<string> {
  return (await scorerLinksFor(database.db, league.tenantId).issue({ gameId, role, label: role, expiresAt: "with-game" })).token;
}

async function told(path: string, token?: string): Promise<unknown> {
  const answer = await fetch(origin + path, token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } });
  return answer.json();
}

describe("LIVE22 a scoring table written from the documents alone", () => {
  it("writes a whole game, whose players stand among the leaders when it is final", { timeout: 120_000 }, async () => {
    const [statistics, clock] = [await tokenOf("statistics"), await tokenOf("clock")];
    const run = promisify(execFile)(process.execPath, ["docs/examples/table-client.mjs", origin, gameId, statistics, clock]);
    const { stdout, stderr } = await run;
    expect(stderr).toBe("");
    expect(stdout).toContain("written to version");
    const game = z
      .object({ data: z.array(z.object({ id: z.string(), status: z.string(), href: z.string() })) })
      .parse(await told("/v1/games"));
    expect(game.data).toEqual([expect.objectContaining({ id: gameId, status: "final" })]);
    const { status, box } = await boxOf(game.data[0]!.href);
    expect(status).toBe("final");
    expect(box.flatMap(({ player }) => player.slug ?? [])).toHaveLength(16);
    const leaders = JSON.stringify(await told("/v1/seasons/2026-27/leagues/first/leaders"));
    const scorers = box.filter(({ figures }) => (figures.points ?? 0) > 0).map(({ player }) => player.slug);
    expect(scorers.length).toBeGreaterThan(4);
    expect(scorers.filter((slug) => !leaders.includes(`"slug":"${slug}"`))).toEqual([]);
    const games = z.object({ data: z.array(z.unknown()) }).parse(await told(`/v1/players/${scorers[0]}/games`));
    expect(games.data).toHaveLength(1);
    const open = await database.db
      .selectFrom("game_players")
      .select("player_key")
      .where("game_id", "=", gameId)
      .where("person_id", "is", null)
      .execute();
    expect(open).toEqual([]);
  });

  it("is told by its document what it really hears", async () => {
    const token = await tokenOf("league");
    expect(tableShapes.Link.strict().parse(await told(`/live/v1/games/${gameId}/link`, token)).role).toBe("league");
    expect(tableShapes.Leases.strict().parse(await told(`/live/v1/games/${gameId}/leases`, token)).leases).toHaveLength(2);
    const log = tableShapes.Log.strict().parse(await told(`/live/v1/games/${gameId}/log`));
    expect(log.position).toBe(`1.${log.events.length}`);
    const stream = await fetch(
      `${origin}/live/v1/stream?channel=game:${gameId}@1.${log.events.length - 1}&channel=operators:${gameId}&once=1`,
      {
        headers: { Authorization: `Bearer ${token}` },
      },
    );
    const messages = (await stream.text()).split("\n\n").flatMap((frame) => {
      const event = /^event: (.+)$/m.exec(frame)?.[1];
      const data = /^data: (.+)$/m.exec(frame)?.[1];
      return event === undefined || data === undefined ? [] : [{ event, data: JSON.parse(data) as unknown }];
    });
    expect(messages.map(({ event }) => event)).toEqual(expect.arrayContaining(["hello", "events", "state"]));
    for (const { event, data } of messages) streamShapes[event as keyof typeof streamShapes].parse(data);
  });

  it("finds every path and every fact in the document, and each reference in it leads somewhere", async () => {
    const text = JSON.stringify(await told("/live/v1/openapi.json"));
    const document = z
      .object({
        openapi: z.string(),
        paths: z.record(z.string(), z.unknown()),
        components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
      })
      .parse(JSON.parse(text));
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(document.paths)).toHaveLength(5);
    const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name = ""]) => name);
    expect(references.filter((name) => !(name in document.components.schemas))).toEqual([]);
    expect(references).toEqual(expect.arrayContaining(["Fact.roster.set", "Fact.field-goal", "Commands", "CommandAnswers", "Problem"]));
  });
});

const gameShape = z.object({
  status: z.string(),
  boxScore: z.object(
    Object.fromEntries(
      ["home", "away"].map((side) => [
        side,
        z.object({
          players: z.array(
            z.object({ player: z.object({ slug: z.string().nullable() }), figures: z.object({ points: z.number().nullable() }) }),
          ),
        }),
      ]),
    ),
  ),
});

async function boxOf(href: string) {
  const { status, boxScore } = gameShape.parse(await told(new URL(href).pathname));
  return { status, box: Object.values(boxScore).flatMap(({ players }) => players) };
}
