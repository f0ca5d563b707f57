import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { pageOfEachKind, type PageKind } from "../support/browser/page-kinds.ts";

const site = demoSiteForThisFile();

/** Statements for a whole page, its shell included, those that go side by side too: issue 4. */
const mostRoundTrips = 4;

/** What a page may be asked besides, by its kind: choices that ask the database for something else. */
function parametersOfKinds(rival: string): { readonly [kind: string]: readonly string[] } {
  return {
    home: ["league=first"],
    news: ["page=2", "kind=report"],
    schedule: ["day=2025-11-02", "day=2025-11-02&view=day", "view=day"],
    search: ["q=ma&kind=players", "q=petrvoic", "q=xqzw"],
    players: ["letter=m", "page=2", `club=${rival}`],
    comparison: ["phase=playoff&mode=totals", "add=pet", "add=xqzw"],
    "comparison to begin": ["add=pet"],
    "comparison of four": ["mode=totals", "add=pet"],
    "player PlayerOverview": ["phase=playoff"],
    "player LatestGames": ["season=2025-26", "phase=regular"],
    "club ClubOverview": [`opponent=${rival}`, "opponent=nobody"],
    "club LatestGames": ["season=2025-26", "season=2025-26&league=first"],
    referees: ["season=2025-26", "season=nothing"],
    referee: ["season=2024-25"],
    "coach LatestGames": ["season=2025-26"],
    "league Standings": ["round=1", "view=cross-table", "view=ahead-behind", "view=games-behind", "view=now"],
    "league AllGames": ["month=2026-10"],
    "league Calendar": ["month=2026-10"],
    "league BestPlayers": ["phase=all", "phase=playoff"],
    "league LeagueLeaders": [
      "category=points",
      "phase=regular",
      "mode=total",
      "category=assists&phase=playoff&mode=total",
      "mode=advanced",
      "mode=advanced&page=2",
      "mode=clutch",
      "mode=clutch&side=away&result=won",
      "mode=lineups",
      `mode=lineups&size=3&club=${rival}&sort=netRating`,
      "mode=lineups&size=2&page=all",
    ],
    "league GameRecords": ["category=points", "holder=team", "holder=team&category=points", "phase=regular", "category=nothing"],
    "league PerGame": ["sort=assists", "page=2", `club=${rival}&sort=assists`, `opponent=${rival}&side=home`, "club=nobody", "last=5"],
    "all time BestPlayers": ["phase=playoff"],
    "all time LeagueLeaders": ["statistic=assists", "statistic=games", "statistic=rebounds&mode=total", "page=2"],
    "all time GameRecords": ["category=points", "holder=team", "holder=team&category=points", "phase=playoff", "category=nothing"],
    "award history": ["league=nobody"],
    "all time PerGameLeaders": ["sort=assists&page=2", "mode=totals&phase=playoff"],
    finder: ["find=streaks&s1=points&n1=10", "of=team&find=streaks&result=won", "of=team&s1=points&n1=90&side=away"],
    "game PlayByPlay": ["period=1"],
    "fantasy ranking": [
      "page=2",
      "teams=outside",
      `fans=${rival}`,
      "span=round&round=1",
      "span=round&round=1&teams=outside",
      `span=round&round=1&fans=${rival}`,
      "span=month&month=2026-10",
      `span=month&month=2026-10&fans=${rival}`,
      "span=last-five",
      "span=last-five&teams=outside",
      "span=average",
      `span=average&fans=${rival}`,
    ],
    "fantasy team": ["round=1", "round=999"],
    "fantasy market": ["sort=points&page=2", `club=${rival}`],
    "fantasy cup": ["round=1", "page=2"],
  };
}

describe.each(["league-a", "league-b"] as const)("%s", (tenant) => {
  test(`no page asks the database more than ${mostRoundTrips} times`, { timeout: 200_000 }, async () => {
    const offenders: string[] = [];
    for (const { name, path } of await pagesOf(`${tenant}.localhost`)) {
      const before = site.roundTrips();
      await (await site.get(tenant, path)).text();
      const times = site.roundTrips() - before;
      // A page that was kept or never asked for would pass unseen.
      if (times < 1 || times > mostRoundTrips) offenders.push(`${times} times: ${name} (${path})`);
    }
    expect(offenders).toEqual([]);
  });
});

/** Each kind as it begins, then with each of its parameters. */
async function pagesOf(host: string): Promise<readonly PageKind[]> {
  const kinds = await pageOfEachKind(site.db, host, "sr");
  const parameters = parametersOfKinds(await rivalOf(host, kinds));
  const strangers = Object.keys(parameters).filter((name) => !kinds.some((kind) => kind.name === name));
  if (strangers.length > 0) throw new Error(`There are no pages called ${strangers.join(", ")}`);
  return kinds.flatMap(({ name, path }) => {
    const [base = path] = path.split("?");
    return [{ name, path }, ...(parameters[name] ?? []).map((parameter) => ({ name, path: `${base}?${parameter}` }))];
  });
}

/** A club that the club of these pages has met. */
async function rivalOf(host: string, kinds: readonly PageKind[]): Promise<string> {
  const club = kinds.find(({ name }) => name === "club ClubOverview")?.path.split("/")[3] ?? "";
  const { rows } = await sql<{ slug: string }>`
    select rival.slug from tenant_hosts
    join clubs club on club.tenant_id = tenant_hosts.tenant_id and club.slug = ${club}
    join box_team_lines line on line.tenant_id = club.tenant_id and line.club_id = club.club_id and line.counted
    join clubs rival on rival.tenant_id = line.tenant_id and rival.club_id = line.opponent_club_id
    where tenant_hosts.host = ${host} order by rival.slug limit 1`.execute(site.db);
  const [rival] = rows;
  if (!rival) throw new Error(`${club} has met nobody`);
  return rival.slug;
}
