import { expect, it } from "vitest";
import { createLog } from "../log.ts";
import { refusals } from "./refusals.ts";

it("REPORT9 what concerns everybody is said once an hour for each service, and bounded", () => {
  const lines: { readonly service: string; readonly why: string; readonly level: string }[] = [];
  const log = createLog("info", { destination: { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) } });
  let now = 0;
  const refusedUs = refusals(log, () => now);
  for (let time = 0; time < 500; time++) refusedUs("https://web.push.apple.com", "403");
  refusedUs("SMTP_URL", "Invalid login");
  expect(lines.map(({ service, why, level }) => [service, why, level])).toEqual([
    ["https://web.push.apple.com", "403", "warn"],
    ["SMTP_URL", "Invalid login", "warn"],
  ]);
  now += 3_600_000;
  refusedUs("SMTP_URL", "Invalid login");
  expect(lines).toHaveLength(3);
  for (let service = 0; service < 500; service++) refusedUs(`https://${service}.notify.windows.com`, "401");
  expect(lines.length).toBeLessThanOrEqual(3 + 50);
});
