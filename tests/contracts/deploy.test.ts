import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { createMetrics } from "#server/metrics.ts";
import { root } from "./source-tree.ts";

const rules = textOf("deploy/alerts.yml");
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = ""]) => name);

function textOf(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}

function has(program: string): boolean {
  try {
    execFileSync(program, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

test("ALERT1 each alert leads to a section of the runbook, and each section is an alert's", () => {
  const sections = [...textOf("docs/runbook.md").matchAll(/^## (\w+)$/gm)].map(([, name = ""]) => name);
  expect(sections).toEqual(alerts);
  expect([...rules.matchAll(/runbook: docs\/runbook\.md#(\w+)/g)].map(([, part]) => part)).toEqual(
    alerts.map((name) => name.toLowerCase()),
  );
});

/** Names of all figures that the server has. */
async function knownMetrics(): Promise<string[]> {
  const metrics = createMetrics();
  metrics.watchBackups({ ageMs: () => 0, bytes: () => 0, failed: () => false });
  metrics.watchClocks({ machineAheadMs: () => 0, gamesAheadMs: () => 0 });
  metrics.watchStreams({ size: 0, counts: { deliveries: 0, resets: 0, slowCloses: 0 } });
  metrics.watchTables({ waiting: 0, games: 0 });
  metrics.watchCache({ size: 0, bytes: 0, rendering: 0 });
  return [...(await metrics.registry.metrics()).matchAll(/^# TYPE (\w+)/gm)].map(([, name = ""]) => name);
}

test("ALERT2 each panel of the dashboard asks for metrics that the server has, and stands in a place of its own", async () => {
  type Panel = { readonly id: number; readonly gridPos: object; readonly targets: readonly { readonly expr: string }[] };
  const { panels } = JSON.parse(textOf("deploy/grafana.json")) as { readonly panels: readonly Panel[] };
  const known = await knownMetrics();
  const named = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) =>
      [...expr.matchAll(/\b[a-z]+(?:_[a-z]+)+\b(?=[{\s[)]|$)/g)].map(([name]) => name.replace(/_(?:count|bucket)$/, "")),
    ),
  );
  expect(new Set(named).size).toBeGreaterThan(15);
  expect([...new Set(named)].filter((name) => !known.includes(name) && name !== "histogram_quantile")).toEqual([]);
  expect(new Set(panels.map(({ gridPos }) => JSON.stringify(gridPos))).size).toBe(panels.length);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});

test("ALERT3 what could not be told of an event is later than any bucket", async () => {
  const metrics = createMetrics();
  metrics.observeShown(0.02);
  metrics.observeShown(null);
  const said = await metrics.registry.metrics();
  expect(said).toMatch(/^event_to_page_seconds_bucket\{le="10"\} 1$/m);
  expect(said).toMatch(/^event_to_page_seconds_count 2$/m);
});

test("ALERT1 each alert looks at metrics that the server has", async () => {
  const known = await knownMetrics();
  const expressions = [...rules.matchAll(/expr: (?:\|\n((?: {10}.*\n)+)|(.*))/g)].map(([, many = "", one = ""]) => many + one).join("\n");
  const named = [...expressions.matchAll(/\b([a-z]+(?:_[a-z]+)+)(?=[{\s[)])/g)].map(([, name = ""]) =>
    name.replace(/_(?:count|bucket)$/, ""),
  );
  const functions = ["histogram_quantile"];
  expect(new Set(named).size).toBeGreaterThan(5);
  expect([...new Set(named)].filter((name) => !known.includes(name) && !functions.includes(name))).toEqual([]);
});

test("ALERT1 each alert has a moment at which it fires and one at which it has cleared", () => {
  const tried = textOf("deploy/alerts.test.yml").replaceAll(/\s+/g, "");
  const firing = (name: string) => tried.includes(`alertname:${name},exp_alerts:[{`);
  const cleared = (name: string) => tried.includes(`alertname:${name},exp_alerts:[]}`);
  expect(alerts.filter((name) => !firing(name) || !cleared(name))).toEqual([]);
});

test.skipIf(!has("promtool"))("ALERT1 Prometheus itself says that they fire and clear", () => {
  const folder = path.join(root, "deploy");
  expect(execFileSync("promtool", ["check", "rules", "alerts.yml"], { cwd: folder, encoding: "utf8" })).toContain("SUCCESS");
  expect(execFileSync("promtool", ["test", "rules", "alerts.test.yml"], { cwd: folder, encoding: "utf8" })).toContain("SUCCESS");
});

test("OPER3 the image is no root's, its root is only read, it has one volume, and what is tried without an image is the same", () => {
  const [image, compose, tried] = ["deploy/Containerfile", "deploy/compose.yml", "deploy/try-read-only.sh"].map(textOf) as [
    string,
    string,
    string,
  ];
  expect(image).toMatch(/^USER node$/m);
  expect(image.match(/^VOLUME .*$/gm)).toEqual(["VOLUME /data"]);
  expect(image).toContain("DATA_DIR=/data");
  const command = /^CMD \["(.*)"\]$/m.exec(image)?.[1]?.replaceAll('", "', " ") ?? "none";
  expect(tried).toContain(command);
  for (const line of ["read_only: true", "cap_drop: [ALL]", "no-new-privileges:true", 'volumes: ["league:/data"]'])
    expect(compose).toContain(line);
  execFileSync("sh", ["-n", path.join(root, "deploy/try-read-only.sh")]);
});
