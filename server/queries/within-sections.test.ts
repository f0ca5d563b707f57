import { expect, it } from "vitest";
import { searchKinds, type SearchAnswer } from "#contract/search-queries.ts";
import { optionalSections, type SectionKey } from "#contract/sections.ts";
import type { TenantPorts } from "#contract/tenant-ports.ts";
import { withinSections } from "./within-sections.ts";

const all = {
  ...Object.fromEntries(searchKinds.map((kind) => [kind, [{ href: kind }]])),
  staff: [{ role: "coach" }, { role: "referee" }],
  more: searchKinds,
} as unknown as SearchAnswer;

function foundWithout(off: readonly SectionKey[]): Promise<SearchAnswer> {
  const ports = { site: { site: async () => ({ sections: { off } }) }, search: { search: async () => all } };
  return withinSections(ports as unknown as TenantPorts).search.search({ words: "ma", locale: "sr", kind: null, limit: 1 });
}

it("OFF64 without awards no page tells who was the best of a round", async () => {
  const table = { roundAward: { points: 27, news: "told" } };
  const shownWithout = async (off: readonly SectionKey[]) => {
    const site = { site: async () => ({ sections: { off } }), home: async () => ({ leagues: [table] }), leagueTable: async () => table };
    const within = withinSections({ site } as unknown as TenantPorts).site;
    return [await within.home(), await within.leagueTable({ seasonSlug: "2026-27", leagueSlug: "first" }, {} as never)];
  };
  expect(await shownWithout([])).toEqual([{ leagues: [table] }, table]);
  const untold = { roundAward: { points: 27, news: null } };
  expect(await shownWithout(["news"])).toEqual([{ leagues: [untold] }, untold]);
  expect(await shownWithout(["awards"])).toEqual([{ leagues: [{ roundAward: null }] }, { roundAward: null }]);
});

it("OFF64 a search finds nothing in a section that is off, nor more of it", async () => {
  expect(await foundWithout([])).toEqual(all);
  const without = await foundWithout(optionalSections);
  expect(searchKinds.filter((kind) => without[kind].length > 0)).toEqual(["clubs", "players", "games"]);
  expect(without.more).toEqual(["clubs", "players", "games"]);
  expect((await foundWithout(["coaches"])).staff).toEqual([{ role: "referee" }]);
});
