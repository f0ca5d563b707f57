import { expect, it } from "vitest";
import type { CompetitionSettings } from "#core/league/competition-settings.ts";
import { countPhrase, phrase } from "#core/wording/statistic-phrase.ts";
import type { TeamId } from "../../db/row-ids.ts";
import { leaderNotes, type LeaderRow, type TeamGamesRow } from "./leader-entries.ts";

const [avala, dunav] = ["avala" as TeamId, "dunav" as TeamId];
const played: readonly TeamGamesRow[] = [
  { teamId: avala, phase: "regular", games: 8 },
  { teamId: avala, phase: "playoff", games: 2 },
  { teamId: dunav, phase: "regular", games: 8 },
];

function leader(teamId: TeamId, games: number): LeaderRow {
  const team = {
    clubSlug: teamId,
    teamSlug: teamId,
    name: teamId,
    transliterable: true,
    code: teamId.slice(0, 3),
    primaryColor: "#000000",
    secondaryColor: "#ffffff",
    crestUrl: null,
  };
  return {
    statistic: "points",
    rank: 1,
    games,
    total: 99,
    shirt: "7",
    slug: "p",
    givenName: "Ana",
    familyName: "Ilić",
    transliterable: true,
    teamId,
    team,
  };
}

function notes(settings: CompetitionSettings, leaders: readonly LeaderRow[]) {
  return leaderNotes(settings, played, leaders).map(({ key }) => key);
}

it("FILTER5 the lists of the first page show their minimum, by the games of each team", () => {
  const [minimum] = leaderNotes({}, played, [leader(avala, 5)]);
  expect(minimum?.values["now"]).toMatchObject({ key: "minimum.gamesRange", values: { count: 5 } });
  const acb: CompetitionSettings = { qualification: { preset: "acb" } };
  // Two thirds of eight games are six; the play-off counts for nobody.
  expect(leaderNotes(acb, played, [leader(avala, 6)])[0]).toEqual(
    phrase("minimum.ofRule", { rule: phrase("rule.twoThirds"), now: countPhrase("games", 6) }),
  );
  expect(notes(acb, [leader(avala, 6)])).toEqual(["minimum.ofRule", "rule.regularSeason"]);
});

it("LEADER4 they say why somebody with fewer games is listed, only where somebody is", () => {
  expect(notes({}, [leader(avala, 5), leader(dunav, 4)])).toEqual(["minimum.ofRule"]);
  expect(notes({}, [leader(avala, 4)])).toEqual(["minimum.ofRule", "rule.zeros"]);
  expect(notes({}, [])).toEqual([]);
});
