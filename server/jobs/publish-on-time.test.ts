import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type PageTagNotice, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { publishOnTime, type PublishingJob } from "./publish-on-time.ts";

const tenantId = "tenant-a" as TenantId;
const news: PageTagNotice = { tenantId, tags: [pageTags.news] };
const dayMs = 86_400_000;

/** Moments at which something comes out, by the clock of the test. */
let planned: number[];
let looks: number;
let out: number[];
let failures: string[];
let broken: boolean;
let job: PublishingJob;

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  [planned, looks, out, failures, broken] = [[], 0, [], [], false];
});

afterEach(async () => {
  await job.close();
  vi.useRealTimers();
});

async function started(): Promise<void> {
  job = publishOnTime({
    async look(seenAt) {
      looks++;
      if (broken) throw new Error("no database");
      const now = Date.now();
      const ahead = planned.filter((at) => at > now);
      const due = planned.filter((at) => at > (seenAt?.getTime() ?? now) && at <= now);
      return { seenAt: new Date(now), out: due.length > 0 ? [news] : [], nextInMs: ahead.length > 0 ? Math.min(...ahead) - now : null };
    },
    wokenBy: [pageTags.news, pageTags.documents],
    onOut: () => out.push(Date.now()),
    onFailure: (error) => failures.push((error as Error).message),
  });
  await vi.advanceTimersByTimeAsync(0);
}

test("EDIT3 pages are told at the time, once, and not before", async () => {
  planned = [5000, 9000];
  await started();
  await vi.advanceTimersByTimeAsync(3999);
  expect(out).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(out).toEqual([5000]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(out).toEqual([5000, 9000]);
  expect(looks).toBe(3);
});

test("EDIT3 what is saved later may come out first; what others save wakes nobody", async () => {
  planned = [50_000];
  await started();
  planned.unshift(7000);
  // A vote that begins is another job's, though it has an hour as well. FANVOTE1
  job.heard({ tenantId, tags: [pageTags.statistics, pageTags.fanVotes] });
  expect(looks).toBe(1);
  job.heard(news);
  job.heard({ tenantId, tags: null });
  await vi.advanceTimersByTimeAsync(6000);
  expect(out).toEqual([7000]);
});

test("EDIT3 a month ahead is further than a timer reaches", async () => {
  planned = [31 * dayMs];
  await started();
  await vi.advanceTimersByTimeAsync(40 * dayMs);
  expect(out).toEqual([31 * dayMs]);
  expect(looks).toBeLessThan(50);
});

test("EDIT3 a look that fails is tried again, and nothing between is lost", async () => {
  planned = [4000];
  await started();
  broken = true;
  await vi.advanceTimersByTimeAsync(3000);
  expect(failures).toEqual(["no database"]);
  broken = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(out).toEqual([14_000]);
});

test("a closed job does nothing more", async () => {
  planned = [4000];
  await started();
  await job.close();
  job.lookAgain();
  await vi.advanceTimersByTimeAsync(dayMs);
  expect([looks, out]).toEqual([1, []]);
});
