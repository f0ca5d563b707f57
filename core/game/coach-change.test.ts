import { describe, expect, it } from "vitest";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import { ScriptedTable } from "#tests/support/games/scripted-table.ts";
import { boxScoreOf } from "../stats/fold-box-score.ts";

function change(coach: string, assistantCoaches: readonly string[] = []) {
  return { type: "coach.change", side: "home", coach, assistantCoaches } as const;
}

const technical = {
  type: "foul",
  side: "home",
  offender: "coach",
  player: null,
  kind: "technical",
  freeThrows: 1,
  shooting: false,
  countsAsTeamFoul: false,
  position: null,
} as const;

/** A game in which the home side sits under P. Prvi and D. Drugi. */
function coached(): ScriptedTable {
  const table = new ScriptedTable().at("5:00");
  const { sheet } = table.game.state.home;
  table.addedId({ type: "roster.set", ...sheet!, coach: "P. Prvi", assistantCoaches: ["D. Drugi"] });
  return table;
}

describe("another head coach", () => {
  it("SET9 begins without fouls, and can be sent off in turn; the box score names whoever began", () => {
    const table = coached();
    for (let count = 0; count < 2; count++) table.addedId(technical);
    expect(table.openFlags().map(({ kind }) => kind)).toEqual(["coach-disqualified"]);
    const taken = table.addedId(change("D. Drugi"));
    const { home } = table.game.state;
    expect([home.sheet?.coach, home.sheet?.assistantCoaches, home.coachFouls.disqualified]).toEqual(["D. Drugi", [], false]);
    table.addedId(technical);
    expect(table.openFlags()).toHaveLength(1);
    table.addedId(technical);
    expect(table.openFlags()).toHaveLength(2);
    expect(boxScoreOf(table.game.state).teams.home.coach).toBe("P. Prvi");
    table.decide({ changes: [{ op: "void", eventId: "undone" as never, target: taken }] });
    expect(table.game.state.home.sheet?.coach).toBe("P. Prvi");
    expect(table.game.state.home.coachFouls.own).toBe(4);
  });

  it("SET9 keeps the fouls where the assistants alone are others, and is who began where the game had not begun", () => {
    const table = coached();
    table.addedId(technical);
    table.addedId(change("P. Prvi", ["N. Novi"]));
    expect(table.game.state.home.coachFouls.own).toBe(1);
    const early = new ScriptedTable();
    early.game.backTo(0);
    const listed = Scoresheet.begun().events.flatMap((event) => ("fact" in event && event.fact.type === "roster.set" ? [event.fact] : []));
    for (const fact of listed) early.addedId({ ...fact, coach: "P. Prvi" });
    early.addedId(change("D. Drugi"));
    expect(boxScoreOf(early.game.state).teams.home.coach).toBe("D. Drugi");
  });

  it("SET9 is refused before there is a list", () => {
    const table = new ScriptedTable();
    table.game.backTo(0);
    expect(table.add(change("D. Drugi"))).toMatchObject({ kind: "refused", rule: "SET9" });
  });
});
