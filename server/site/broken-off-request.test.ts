import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { noRouteRules } from "#contract/route-rules.ts";
import type { TenantPorts } from "#contract/tenant-ports.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { noDrawing } from "#tests/support/browser/no-drawing.ts";
import { createLog } from "../log.ts";
import { createMetrics } from "../metrics.ts";
import { createSiteServer } from "./site-server.ts";
import { TenantDirectory } from "../http/tenant-directory.ts";

const tenant = {
  id: "a" as TenantId,
  slug: "a",
  defaultLocale: "en" as const,
  hosts: ["a.localhost"],
  routeRules: noRouteRules,
  errorReporting: null,
};

const path = "/en/applications/00000000-0000-0000-0000-000000000000/team";
const announced = ["Host: a.localhost", "Origin: http://a.localhost", "Content-Type: application/x-www-form-urlencoded"];

test("GUARD4 a body that breaks off is nobody's fault", async () => {
  const { port, lines } = await served();
  const socket = connect(port, "127.0.0.1");
  socket.write(`POST ${path} HTTP/1.1\r\n${[...announced, "Content-Length: 100"].join("\r\n")}\r\n\r\nintent=`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.destroy();
  await expect
    .poll(() => lines.find((line) => line["path"] === "/en/applications/[left out]/team"))
    .toMatchObject({ status: 400, level: "info" });
  expect(lines.filter(({ msg }) => msg === "defect")).toEqual([]);
});

test("GUARD4 a form without a body, and without a word of one, is an empty form", async () => {
  const { port, lines } = await served();
  const socket = connect(port, "127.0.0.1");
  socket.write(`POST ${path} HTTP/1.1\r\n${[...announced, "Connection: close"].join("\r\n")}\r\n\r\n`);
  expect(await text(socket)).toContain("/problems/bad-form");
  expect(lines.filter(({ msg }) => msg === "defect")).toEqual([]);
});

async function served() {
  const lines: Record<string, unknown>[] = [];
  const tenants = new TenantDirectory(async () => [tenant]);
  await tenants.reload();
  const server = await createSiteServer({
    tenants,
    drawingFor: noDrawing,
    portsFor: () => ({}) as TenantPorts,
    pages: { clientFolder: null, renderer: { knows: () => false, render: () => Promise.reject(new Error("no pages here")) } },
    pageCacheBytes: 0,
    applications: async () => ({ kind: "not-found" }),
    readUpload: async () => null,
    databaseIsReady: async () => true,
    log: createLog("info", { destination: { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) } }),
    metrics: createMetrics(),
  });
  onTestFinished(() => server.close(0));
  return { port: await server.listen(0, "127.0.0.1"), lines };
}
