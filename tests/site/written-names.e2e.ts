import { describe, expect, test } from "vitest";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";

const site = demoSiteForThisFile();

async function textOf(tenant: "league-a" | "league-b", path: string): Promise<string> {
  const answer = await site.get(tenant, path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

/** What a reader sees of a page: no scripts, no styles, no marks. */
async function seen(tenant: "league-a" | "league-b", path: string): Promise<string> {
  return (await textOf(tenant, path)).replace(/<(script|style)[\s\S]*?<\/\1>/g, " ").replace(/<[^>]+>/g, "\n");
}

const league = "/seasons/2026-27/leagues/first";

describe("names in their reader's script", () => {
  test.each([
    ["/ru/players/elliott-beckworth", "Эллиот Беквит, Лука Земун – Баскетбольная лига Белграда"],
    ["/sr-cyrl/players/elliott-beckworth", "Елиот Беквит, Лука Земун – Кошаркашка лига Београда"],
    ["/en/players/elliott-beckworth", "Elliott Beckworth, Luka Zemun – Košarkaška liga Beograda"],
    [`/ru${league}`, "Первая лига, сезон 2026/27 – Баскетбольная лига Белграда"],
    ["/ru/clubs/luka-zemun", "Лука Земун – Баскетбольная лига Белграда"],
  ])("NAME10 the title of %s is %s", async (path, title) => {
    expect(await textOf("league-a", path)).toContain(`<title>${title}</title>`);
  });

  test("NAME10 the owner's spelling stands in the title of the name", async () => {
    expect(await textOf("league-a", "/ru/players/elliott-beckworth")).toMatch(/<h1[^>]* title="Elliott Beckworth"/);
    expect(await textOf("league-a", "/ru/clubs/luka-zemun")).toMatch(/<h1[^>]* title="Luka Zemun"/);
    expect(await textOf("league-a", "/sr/clubs/luka-zemun")).not.toMatch(/<h1[^>]* title=/);
  });

  test.each([
    ["league-a", "/ru/players"],
    ["league-a", "/sr-cyrl/players"],
    ["league-a", `/ru${league}/tabs/Standings`],
    ["league-a", "/ru/clubs"],
    ["league-a", "/ru/clubs/bedem"],
    ["league-a", "/ru/history/awards"],
    ["league-a", "/ru/seasons/2025-26"],
    ["league-a", "/ru/coaches"],
    ["league-a", "/ru/halls"],
    ["league-a", "/ru/referees"],
    ["league-a", "/ru"],
    ["league-a", "/sr-cyrl/history/awards"],
    ["league-a", "/ru/news"],
    ["league-b", "/ru/history/awards"],
    ["league-b", "/ru/seasons/2025-26"],
    ["league-b", "/ru/players"],
    ["league-b", "/sr-cyrl/clubs"],
  ] as const)("NAME9 no person, no club, no hall and no coach of %s is left in Latin on %s", async (tenant, path) => {
    const names = await namesOf(tenant);
    const page = await seen(tenant, path);
    expect(names.filter((name) => page.includes(name))).toEqual([]);
  });

  test.each(["ru", "sr-cyrl"] as const)("NAME13 channels are named in %s as somebody typed them", async (locale) => {
    const page = await seen("league-a", `/${locale}/schedule`);
    expect(page).toContain("Канал Девет");
    expect(page).not.toMatch(/Kanal Devet|KLB TV|Gradska televizija/);
  });

  test("NAME10 a text in Cyrillic has whole names as they were typed, and the public API has all forms", async () => {
    expect(await seen("league-a", "/sr-cyrl/news")).not.toMatch(/[A-Z][a-z]+ (?:Beckworth|Holloway|Whitlock)/);
    const person = JSON.parse(await textOf("league-a", "/v1/players/elliott-beckworth")) as Record<string, unknown>;
    expect(person["familyName"]).toEqual({ text: "Beckworth", script: "Latn", written: { "sr-Cyrl": "Беквит", ru: "Беквит" } });
    expect(await textOf("league-a", "/ru/news/rss.xml")).toContain("<title>Баскетбольная лига Белграда: ");
  });
});

async function namesOf(tenant: string): Promise<readonly string[]> {
  const { tenant_id: tenantId } = await site.db
    .selectFrom("tenant_hosts")
    .select("tenant_id")
    .where("host", "=", `${tenant}.localhost`)
    .executeTakeFirstOrThrow();
  const clubs = await site.db.selectFrom("clubs").select("name").where("tenant_id", "=", tenantId).execute();
  const people = await site.db.selectFrom("persons").select("family_name as name").where("tenant_id", "=", tenantId).execute();
  const halls = await site.db.selectFrom("venues").select("name").where("tenant_id", "=", tenantId).execute();
  // Coaches, referees: as far as somebody or their names say how they are spelled. NAME11
  const named = await site.db
    .selectFrom("named_people")
    .select("name")
    .where("tenant_id", "=", tenantId)
    .where("transliterable", "=", true)
    .execute();
  return [...clubs, ...people, ...halls, ...named].map(({ name }) => name);
}
