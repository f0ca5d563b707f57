import { sql } from "kysely";
import { expect, test } from "vitest";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";

const site = demoSiteForThisFile();

test("DEMO8 in the whole demo, with the seasons before, nobody is in nearly every fantasy team", async () => {
  const { rows } = await sql<{ league: string; share: number; published: number }>`
    select host || ' ' || played.slug as league,
      (select max(told.owners::float8 / figures.teams) from fantasy_player_rounds told
        join fantasy_round_figures figures using (tenant_id, league_id, round) where told.league_id = played.league_id) as share,
      (select count(*)::integer from fantasy_office_acts act where act.league_id = played.league_id and act.act = 'opening') as published
    from fantasy_seasons season
    join leagues played using (tenant_id, league_id)
    join tenant_hosts using (tenant_id)`.execute(site.db);
  expect(rows).toHaveLength(3);
  // The league and its share are what is to be read where this fails.
  expect(rows.filter(({ share }) => share >= 2 / 3)).toEqual([]);
  expect(rows.filter(({ published }) => published === 0)).toEqual([]);
});
