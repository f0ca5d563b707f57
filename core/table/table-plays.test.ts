import { describe, expect, it } from "vitest";
import { TypingTable } from "#tests/support/games/typing-table.ts";
import { bothSeats, seatWith } from "#tests/support/games/table-seat.ts";
import { fiba2026 } from "../rules/fiba-2026.ts";
import { listedFouls } from "./foul-sentences.ts";

describe("a play told late", () => {
  it("TABLE11 is told by its own key of the last play that can have it, and stands behind that play", () => {
    const table = new TypingTable().at("9:40").type("W 4 S 5 6 C 6").at("9:10").type("I 5");
    expect(table.written).toContain("assist h5 > 2 made h4");
    const assist = table.game.plays.findIndex(({ fact }) => fact.type === "assist");
    expect(table.game.plays[assist - 1]?.fact).toMatchObject({ type: "field-goal", made: true });
    expect(table.game.plays[assist]?.moment.gameClockMs).toBe(580_000);
  });

  it("TABLE11 goes to the play before with the same key again", () => {
    const table = new TypingTable().type("S 4 Enter S = 5 Enter C 4 B B 6");
    expect(table.written.filter((line) => line.startsWith("block "))).toEqual(["block a6 > 2 missed h4"]);
    expect(new TypingTable().type("I").notice).toEqual({ kind: "nothing-there" });
  });

  it("TABLE11 may be of a player who has left since", () => {
    const table = new TypingTable().at("9:40").type("W 4 N 5 9 Enter").at("9:00").type("I 5");
    expect(table.written).toEqual(["2 made h4", "assist h5 > 2 made h4", "home out h5 in h9"]);
  });

  it("TABLE11 has a steal, a foul drawn and a rebound as well, the rebound offensive or defensive by its shot", () => {
    expect(new TypingTable().type("C 4 Enter K 5").written.at(-1)).toBe("steal a5 > turnover h4");
    expect(new TypingTable().type("F 4 Enter U 5").written.at(-1)).toBe("foul.drawn h5 > personal foul a4 0");
    expect(new TypingTable().type("S 4 Enter O = 5").written.at(-1)).toBe("offensive rebound h5 > 2 missed h4");
  });
});

describe("free throws", () => {
  it("TABLE12 are shot with one key by who was fouled, and the last one missed asks for the rebound", () => {
    const table = new TypingTable().type("G 4 5 Q A");
    expect(table.written).toEqual([
      "personal foul a4 2",
      "foul.drawn h5 > personal foul a4 2",
      "throw 1/2 made h5 > personal foul a4 2",
      "throw 2/2 missed h5 > personal foul a4 2",
    ]);
    expect(table.entry.sentence).toMatchObject({ ask: "rebound", side: "away" });
    expect(table.type("6").written.at(-1)).toBe("defensive rebound a6 > throw 2/2 missed h5");
  });

  it("TABLE12 stay open through changes and time-outs, also for a shooter who has left", () => {
    const table = new TypingTable().type("G 4 5 Q N 5 9 Enter [ M 4 9 Q");
    expect(table.written.slice(-4)).toEqual([
      "timeout home",
      "away out a4 in a9",
      "throw 2/2 made h5 > personal foul a4 2",
      "flag player-not-on-court",
    ]);
  });

  it("TABLE12 that the next live play leaves unshot are flagged", () => {
    const table = new TypingTable().type("G 4 5 Q W 6");
    expect(table.written.slice(-2)).toEqual(["2 made h6", "flag free-throw-group-unresolved"]);
    expect(table.type("Q").entry.sentence).toMatchObject({ saying: { kind: "free-throw" }, ask: "who" });
  });

  it("TABLE12 ask who shoots with Shift, and for a technical foul", () => {
    expect(new TypingTable().type("G 4 5 Shift+Q 6").written.at(-1)).toBe("throw 1/2 made h6 > personal foul a4 2");
    const technical = new TypingTable().type("F F 1 4 Enter A 7");
    expect(technical.written).toEqual(["technical foul a4 1", "throw 1/1 missed h7 > technical foul a4 1"]);
    expect(technical.entry.sentence).toBeNull();
  });
});

describe("a foul", () => {
  it("TABLE13 has the throws that the rules give it: two from the fifth of a side in a period", () => {
    const table = new TypingTable().type("F 4 Enter Enter F 5 Enter Enter F 6 Enter Enter F 7 Enter Enter F 8");
    expect(table.facts("foul").map(({ freeThrows }) => freeThrows)).toEqual([0, 0, 0, 0, 2]);
  });

  it("TABLE13 with shots at the clock of the other side's last basket gives its scorer one throw", () => {
    const table = new TypingTable().at("8:00").type("W 4 5 G 4 Q");
    expect(table.written.slice(2)).toEqual([
      "personal foul a4 1",
      "foul.drawn h4 > personal foul a4 1",
      "throw 1/1 made h4 > personal foul a4 1",
    ]);
    const later = new TypingTable().at("8:00").type("W 4 5").at("7:40").type("G 4");
    expect(later.written.slice(2)).toEqual(["personal foul h4 2"]);
  });

  it("TABLE13 is given another number of throws in its prompt, or by the key for it", () => {
    expect(new TypingTable().type("F 4 5 3").facts("foul")[0]?.freeThrows).toBe(3);
    expect(new TypingTable().type("F 4 Enter W 5 . 1").facts("foul")[0]?.freeThrows).toBe(1);
  });

  it("TABLE13 of another kind is on the list behind F F; of coach and bench it asks for the side alone", () => {
    expect(new TypingTable().type("F F 2 4 5").written).toEqual(["unsportsmanlike foul a4 2", "foul.drawn h5 > unsportsmanlike foul a4 2"]);
    expect(new TypingTable().type("F F 8 -").written).toEqual(["technical foul coach away 1"]);
    expect(new TypingTable().type("F F 7 = -").written).toEqual(["technical foul bench home 1"]);
    expect(new TypingTable().type("F F 9").notice).toEqual({ kind: "nothing-there" });
  });

  it("TABLE13 SET11 the list is the rule set's: what those of 2026 have and those before had not, and the other way round", () => {
    const table = new TypingTable(bothSeats, undefined, fiba2026);
    expect(table.type("F F 2 4 Enter F F 9 5 Enter F F 0 6 Enter").written).toEqual([
      "disruptive foul a4 2",
      "flagrant foul a5 2",
      "technical-minor foul a6 1",
    ]);
    // Nobody's is the bench's, which those of either category may fall on. COURT2
    expect(new TypingTable(bothSeats, undefined, fiba2026).type("F F 0 -").written).toEqual(["technical-minor foul bench away 1"]);
    expect(new TypingTable(bothSeats, undefined, fiba2026).type("F F 0 9 Enter").written).toEqual(["technical-minor foul a9 1"]);
    expect(listedFouls(fiba2026).map(({ of }) => of)).not.toContain("unsportsmanlike");
    expect(new TypingTable().type("F F 9").notice).toEqual({ kind: "nothing-there" });
  });

  it("TABLE13 of the attackers writes the ball they lose, and asks who drew it", () => {
    expect(new TypingTable().type("V 4 5").written).toEqual([
      "offensive foul h4 0",
      "turnover h4 > offensive foul h4 0",
      "foul.drawn a5 > offensive foul h4 0",
    ]);
  });
});

describe("what nobody is asked", () => {
  it("TABLE14 second chance and points off a turnover follow from the order, the paint from the place, fast break from its key", () => {
    const table = new TypingTable().type("C 4 Enter S 4 = 5");
    table.press({ kind: "place", position: { x: 1, y: 2 } }).type("' W 5");
    expect(table.facts("field-goal").map(({ context }) => context)).toEqual([
      { fastBreak: false, secondChance: false, offTurnover: true, inThePaint: null },
      { fastBreak: true, secondChance: true, offTurnover: true, inThePaint: true },
    ]);
    expect(new TypingTable().type("G 4 5 Q").facts("free-throw")[0]?.context).toEqual({
      fastBreak: false,
      secondChance: false,
      offTurnover: false,
      inThePaint: false,
    });
  });

  it("TABLE14 TABLE24 a basket that is written is still given its zone, or that it was a fast break, in its own sentence", () => {
    const table = new TypingTable().type("W 4 , 2 ' 5");
    expect(table.written).toEqual(["2 made h4", "assist h5 > 2 made h4"]);
    expect(table.facts("field-goal")[0]).toMatchObject({ position: { x: 0, y: 1.9 }, context: { fastBreak: true, inThePaint: true } });
    expect(table.type("Backspace").written).toEqual([]);
  });

  it("TABLE24 the place tells two from three; where the key says otherwise it is asked once", () => {
    const far = { kind: "place", position: { x: 0, y: 9 } } as const;
    const asked = new TypingTable().press(far).type("W");
    expect(asked.entry.sentence?.ask).toBe("value");
    expect(asked.type("Enter 4").written).toEqual(["3 made h4"]);
    expect(new TypingTable().press(far).type("W W 4").written).toEqual(["2 made h4", "flag shot-contradicted"]);
    expect(new TypingTable().press(far).press({ kind: "shot", made: true, value: null }).tap("h4").written).toEqual(["3 made h4"]);
    expect(new TypingTable().type(", 8 E 4").facts("field-goal")[0]?.position).toEqual({ x: 0, y: 8.9 });
    expect(new TypingTable().type("W , 2 4").facts("field-goal")[0]?.position).toEqual({ x: 0, y: 1.9 });
  });
});

describe("a hand of one's own", () => {
  it("TABLE18 the number may come before its action; what belongs to a play is then told by its key", () => {
    const table = new TypingTable(seatWith({ numberFirst: true })).type("7 W 8 I 4 C 5 K 4 S 4 F");
    expect(table.written).toEqual([
      "2 made h7",
      "assist h8 > 2 made h7",
      "turnover a4",
      "steal h5 > turnover a4",
      "2 missed h4",
      "personal foul a4 0",
    ]);
    expect(table.entry.sentence).toBeNull();
  });

  it("TABLE19 one hand finds the other half of the keyboard under Shift, mirrored", () => {
    const left = new TypingTable(seatWith({ hand: "left" })).type("W 4 5 Shift+B 4 Shift+1 Shift+2");
    expect(left.written).toEqual(["2 made h4", "assist h5 > 2 made h4"]);
    expect(left.entry.sentence).toMatchObject({ saying: { kind: "wave", out: ["h4"] } });
    const right = new TypingTable(seatWith({ hand: "right" })).type("Shift+O 7 8");
    expect(right.written).toEqual(["2 made h7", "assist h8 > 2 made h7"]);
  });

  it("TABLE23 a tile does not answer for a question that is not about a player, and loses nothing that was said", () => {
    expect(new TypingTable().type("J").tap("h4").notice).toEqual({ kind: "must-answer" });
    const kinds = new TypingTable(seatWith({ turnoverKinds: true })).type("C 4").tap("a5");
    expect(kinds.written).toEqual(["turnover h4", "steal a5 > turnover h4"]);
  });

  it("TABLE23 a tile is player and side at once, before its action or after", () => {
    expect(new TypingTable().type("W").tap("a4").tap("a5").written).toEqual(["2 made a4", "assist a5 > 2 made a4"]);
    expect(new TypingTable().tap("a4").type("S").tap("h5").written).toEqual(["2 missed a4", "defensive rebound h5 > 2 missed a4"]);
    expect(new TypingTable().type("W 4").tap("a5").type("W").written).toEqual(["2 made h4", "2 made a5"]);
    expect(new TypingTable().type("S 4").tap("a").written.at(-1)).toBe("defensive rebound away > 2 missed h4");
    expect(new TypingTable().type("N").tap("h4").tap("h9").written).toEqual(["home out h4 in h9"]);
  });
});

describe("CLOCK1 a play that is whole only after the clock has been touched", () => {
  it("is taken at its own time: a shot whose shooter is typed eight seconds after the whistle", () => {
    const table = new TypingTable().at("9:58").type("Space W").at("9:50").type("Space 7");
    expect(table.notice).toBeNull();
    expect(table.facts("field-goal")).toHaveLength(1);
    expect(table.game.plays.at(-1)?.moment.gameClockMs).toBe(598_000);
    expect(table.at("9:40").type("Escape W 4 Escape").at("9:55").type("W 5").notice).toMatchObject({ rule: "CLOCK1" });
  });
});
