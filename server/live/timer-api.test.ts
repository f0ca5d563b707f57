import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { TimerAnswer } from "#contract/live/timer-api.ts";
import { gameNowOf } from "#core/game/game-now.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { fiba } from "#core/rules/fiba.ts";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import { timerApi } from "./timer-api.ts";

const known = "0195a0de-0000-7000-8000-000000000001";
const sheet = Scoresheet.begun();
sheet.add({ type: "clock.start" });
const now = gameNowOf(
  sheet.events.map((event) => ({ ...event, at: 4000 })),
  fiba,
);
let time = 5000;
const failures: unknown[] = [];
const timer = timerApi({
  bases: ["/timer/v1", "/clock"],
  now: () => time++,
  game: async (_tenantId, gameId) => (gameId === known ? { epoch: 2, version: 6, now } : null),
  onFailure: (error) => failures.push(error),
});
const server = createServer((incoming, outgoing) => void timer.answer("t" as TenantId, incoming, outgoing, "request-1"));
let origin = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/timer/v1`;
});
afterAll(() => void server.close());

it("tells when the question came and when the answer went, and that nobody keeps it", async () => {
  const answer = await fetch(`${origin}/time`);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const { receivedAt, sentAt } = (await answer.json()) as TimerAnswer;
  expect(sentAt).toBe(receivedAt + 1);
});

it("tells both clocks of a game, and nothing twice to whoever says what he has", async () => {
  const whole = (await (await fetch(`${origin}/games/${known}`)).json()) as TimerAnswer;
  expect(whole).toMatchObject({ gameId: known, position: "2.6" });
  expect(whole.clocks).toMatchObject({ game: { running: true, remainingMs: 600_000, atMs: 4000 }, shot: null, periodEnded: false });
  const since = async (position: string) =>
    ((await (await fetch(`${origin}/games/${known}?since=${position}`)).json()) as TimerAnswer).clocks;
  expect(await since("2.6")).toBeNull();
  expect(await since("2.5")).not.toBeNull();
  expect(await since("1.6")).not.toBeNull();
});

it("answers the same under another base", async () => {
  const elsewhere = origin.replace("/timer/v1", "/clock");
  expect([timer.answers("/clock/time"), timer.answers("/clocks/time")]).toEqual([true, false]);
  expect((await fetch(`${elsewhere}/time`)).status).toBe(200);
  expect(await (await fetch(`${elsewhere}/games/${known}`)).json()).toMatchObject({ gameId: known, position: "2.6" });
  expect((await fetch(`${elsewhere}/games`)).status).toBe(404);
});

it.each([
  ["GET", "/games/nothing", 404],
  ["GET", `/games/${known.replace("1", "2")}`, 404],
  ["GET", `/games/${known}/x`, 404],
  ["GET", `/games/${known}?since=now`, 400],
  ["GET", `/games/${known}?since=1.2&since=1.3`, 400],
  ["GET", "/games/%ff", 404],
  ["GET", "/", 404],
  ["POST", "/time", 405],
])("refuses %s %s with %i, as a problem", async (method, path, status) => {
  const answer = await fetch(`${origin}${path}`, { method });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([status, "application/problem+json"]);
  expect(await answer.json()).toMatchObject({ status, requestId: "request-1" });
  expect(failures).toEqual([]);
});
