import { beforeAll, describe, expect, it } from "vitest";
import { changedGraphics, firstGraphics, type Graphic } from "#contract/live/graphics.ts";
import type { ByHandSetting } from "#contract/live/score-by-hand.ts";
import { hallGame, type HallState } from "#tests/support/games/hall-games.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { translatorFor } from "../../i18n/use-t.ts";
import { foldLog } from "../../live/folded-game.ts";
import { overlayLanguage } from "./overlay-language.ts";
import { overlayOf } from "./overlay-model.ts";
import type { StandingsRow } from "#contract/standings-rows.ts";

beforeAll(() => loadMessages("sr", ["overlay"]));

function overlay(state: HallState, graphic: Graphic | null = null, table: readonly StandingsRow[] = []) {
  const { view } = hallGame(state);
  if (!view) throw new Error("This state has no game");
  const graphics = graphic ? changedGraphics(firstGraphics, { kind: "take", graphic }) : firstGraphics;
  const language = overlayLanguage("sr", "Europe/Belgrade", translatorFor("sr", "overlay"));
  return overlayOf({ view, now: view.now, game: foldLog(view.log), graphics, standings: table, occasion: "Liga", language });
}

describe("what an overlay shows", () => {
  it("tells the state of the game in the bug", () => {
    expect(overlay("running").bug).toMatchObject({ state: "running", period: "4.", doubt: null });
    expect(overlay("stopped").bug.state).toBe("stopped");
    expect(overlay("half-time").bug).toMatchObject({ state: "over", pause: "Poluvreme", shotClock: null });
    expect(overlay("overtime").bug.period).toBe("PR1");
    expect(overlay("final").bug).toMatchObject({ state: "over", pause: "Kraj" });
    expect(overlay("uncertain").bug.doubt).toBe("Rezultat se proverava");
  });

  it("says that free throws are to come, and no longer when the period is over", () => {
    const { home, away } = overlay("bonus").bug.sides;
    expect([home.hasBonus, away.hasBonus]).toEqual([true, true]);
    const { view } = hallGame("bonus");
    if (!view) throw new Error("This state has no game");
    const language = overlayLanguage("sr", "Europe/Belgrade", translatorFor("sr", "overlay"));
    const now = { ...view.now, periodEnded: true };
    const asked = { view, now, game: foldLog(view.log), graphics: firstGraphics, standings: [], occasion: "Liga", language };
    const { sides } = overlayOf(asked).bug;
    expect([sides.home.hasBonus, sides.away.hasBonus, sides.home.fouls]).toEqual([false, false, null]);
  });

  it("AIR12 shows what was set by hand as if the feed had said it, a line in the place of a doubt", () => {
    const { view } = hallGame("uncertain");
    if (!view) throw new Error("This state has no game");
    const language = overlayLanguage("sr", "Europe/Belgrade", translatorFor("sr", "overlay"));
    const asked = { view, now: view.now, game: foldLog(view.log), standings: [], occasion: "Liga", language };
    const bugWith = (setting: ByHandSetting) =>
      overlayOf({ ...asked, graphics: changedGraphics(firstGraphics, { kind: "by-hand", setting }, 1000) }).bug;
    const { sides, doubt, line } = bugWith({ score: { home: 81, away: 80 }, line: "Kvar na semaforu" });
    expect([sides.home.points, sides.away.points, sides.home.score.endsWith("81"), doubt, line]).toEqual([
      81,
      80,
      true,
      null,
      "Kvar na semaforu",
    ]);
    expect(bugWith({ fouls: { home: 4, away: 0 } }).doubt).not.toBeNull();
    const clock = { period: { kind: "regular", number: 2 }, remainingMs: 252_000, running: true } as const;
    expect(bugWith({ clock })).toMatchObject({ state: "running", period: "2.", pause: null, shotClock: null, clock: { atMs: 1000 } });
  });

  it("shows nothing beside the score until something is taken", () => {
    expect(overlay("running")).toMatchObject({ isBugOn: true, slot: null, panel: null, replay: null });
  });

  it("sums up to the score in the quarters", () => {
    const { slot, bug } = overlay("half-time", { name: "quarter-summary" });
    if (slot?.kind !== "quarters") throw new Error("No quarters");
    for (const { side, points, total } of slot.rows) {
      expect(total).toBe(bug.sides[side].points);
      expect(points.reduce((sum, scored) => sum + scored, 0)).toBe(total);
    }
  });

  it("declines its words by their figures", () => {
    const { slot } = overlay("half-time", { name: "leaders" });
    if (slot?.kind !== "leaders") throw new Error("No leaders");
    const [points] = slot.leaders;
    expect(points?.label).toBe(points?.text.endsWith("1") && points.text !== "11" ? "poen" : "poena");
  });

  it("tells where a team stands, and nothing of a table there is not", () => {
    const { view } = hallGame("running");
    const team = view?.summary.home;
    if (!team) throw new Error("No team");
    const row = { rank: 3, team, played: 9, wins: 1, losses: 4, pointsFor: 700, pointsAgainst: 690 } as unknown as StandingsRow;
    expect(overlay("running", { name: "team", side: "home" }, [row]).slot).toMatchObject({
      plate: team.code,
      note: "3. na tabeli · Liga",
      figures: [
        { text: "1", label: "pobeda" },
        { text: "4", label: "poraza" },
      ],
    });
    expect(overlay("running", { name: "team", side: "home" }).slot).toMatchObject({ note: "Liga", figures: [] });
  });

  it("AIR5 has both teams in a table that is too long for the picture", () => {
    const { view } = hallGame("running");
    const summary = view?.summary;
    if (!summary) throw new Error("No game");
    const others = Array.from({ length: 16 }, (_, place) => ({ ...summary.home, teamSlug: `other-${place}` }));
    const teams = [...others.slice(0, 14), summary.away, others[14], others[15], summary.home];
    const rows = teams.map((team, place) => ({ rank: place + 1, team, wins: 1, losses: 1, pointsFor: 1, pointsAgainst: 1 }));
    const { panel } = overlay("running", { name: "standings" }, rows as unknown as readonly StandingsRow[]);
    if (panel?.kind !== "standings") throw new Error("No standings");
    expect(panel.rows).toHaveLength(13);
    expect(panel.rows.filter(({ look }) => look !== null).map(({ rank }) => rank)).toEqual([15, 18]);
    expect(panel.rows.slice(0, 11).map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it("shows an operator's own words as they are", () => {
    const caption: Graphic = { name: "caption", title: "Mila Чайка", note: "" };
    expect(overlay("before", caption).slot).toMatchObject({ kind: "caption", name: "Mila Чайка", note: "" });
  });

  it("names five who begin, and leaves out what it has no word of", () => {
    const { panel } = overlay("starting-fives", { name: "starting-five", side: "home" });
    expect(panel?.kind === "starting-five" && panel.players).toHaveLength(5);
    expect(overlay("before", { name: "starting-five", side: "home" }).panel).toBeNull();
    expect(overlay("running", { name: "coach", side: "home" }).slot).toBeNull();
    expect(overlay("running", { name: "standings" }).panel).toBeNull();
  });
});
