import { describe, expect, test } from "vitest";
import type { LeagueView } from "#contract/queries.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { fixtureQueries } from "#tests/support/fixture-queries.ts";
import { pageLanguage } from "../page-language.ts";
import { leaguePage } from "./league-page.ts";

putAllMessages();
const language = pageLanguage("ru", "Europe/Belgrade");

async function first(): Promise<LeagueView> {
  const view = await fixtureQueries().league({ seasonSlug: "2025-26", leagueSlug: "prva" });
  if (!view) throw new Error("the fixture has no league");
  return view;
}

describe("a league's page", () => {
  test("begins its games with the round being played, then those to come; played rounds follow, newest first", async () => {
    const { games, standings } = leaguePage(await first(), "AllGames", language);
    expect(standings).toBeNull();
    expect(games?.current).toBe(7);
    expect(games?.ahead.map(({ slug }) => slug)).toEqual(["7", "8"]);
    expect(games?.played.map(({ slug }) => slug)).toEqual(["6", "5", "4", "3", "2", "1"]);
  });

  test("a game put off does not keep its round open", async () => {
    const view = await first();
    const over = view.rounds.map((round) => ({
      ...round,
      games: round.games.filter(({ status }) => status !== "live" && status !== "scheduled"),
    }));
    const { games } = leaguePage({ ...view, rounds: over.slice(0, 7) }, "AllGames", language);
    expect(games?.current).toBeNull();
    expect(games?.played[0]?.slug).toBe("7");
  });

  test("calls a round of the play-offs by its stage", async () => {
    const view = await first();
    const [last] = view.rounds.slice(-1);
    const final = { slug: "final", number: 23, stage: "final" as const, games: last?.games ?? [] };
    const { games } = leaguePage({ ...view, rounds: [...view.rounds, final] }, "AllGames", language);
    expect(games?.numbers.at(-1)).toEqual({ slug: "final", number: 23, label: "Финал", title: "Финал" });
  });

  test("shows the last round beside the table when all has been played", async () => {
    const view = await first();
    const { standings, games } = leaguePage({ ...view, rounds: view.rounds.slice(0, 6) }, "Standings", language);
    expect(games).toBeNull();
    expect(standings?.round?.title).toBe("6-й тур");
    expect(standings?.rows).toHaveLength(12);
  });

  test("RANK2 says of every club in a tie what parted it from which others, and nothing of the rest", async () => {
    const view = await first();
    const notes = leaguePage(view, "Standings", language).standings?.notes ?? [];
    expect(notes.map(({ club }) => club)).toEqual(
      view.standings.filter(({ tieBreaks }) => tieBreaks.length > 0).map(({ team }) => team.clubSlug),
    );
    const [best] = notes;
    const tied = view.standings.find(({ team }) => team.clubSlug === best?.club)?.tieBreaks[0];
    const reason = { key: "group.headToHeadPoints", count: 4, rivals: tied?.among.filter((club) => club !== best?.club) };
    expect(best?.reasons[0]).toMatchObject(reason);
    expect(best?.reasons[0]?.figure).toMatch(/^\d\u2060–\u2060\d$/);
  });

  test("RANK7 RANK9 says who has left and what was deducted", async () => {
    const view = await first();
    const [one, other, ...rest] = view.standings;
    if (!one || !other) throw new Error("the fixture has no clubs");
    const standings = [
      { ...one, tieBreaks: [], deducted: 2 },
      ...rest.map((row) => ({ ...row, tieBreaks: [] })),
      { ...other, tieBreaks: [], withdrawn: true },
    ];
    const notes = leaguePage({ ...view, standings }, "Standings", language).standings?.notes;
    expect(notes).toMatchObject([
      { club: one.team.clubSlug, deducted: 2, withdrawn: false, reasons: [] },
      { club: other.team.clubSlug, deducted: 0, withdrawn: true, reasons: [] },
    ]);
  });
});
