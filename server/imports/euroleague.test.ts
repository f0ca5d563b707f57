import { describe, expect, it } from "vitest";
import type { FactOf } from "#core/game/facts.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { key } from "#tests/support/games/scoresheet.ts";
import { euroleagueAnswers, ordinaryQuarter, row } from "#tests/support/games/source-games.ts";
import type { EuroleagueRow } from "./euroleague-answers.ts";
import { readEuroleague } from "./euroleague.ts";
import { admitGame } from "./imported-game.ts";

function read(rows: readonly EuroleagueRow[], extraTime: readonly EuroleagueRow[] = []) {
  const game = readEuroleague(euroleagueAnswers([rows], extraTime), "1");
  const { state, flags } = admitGame(game);
  return { game, state, flags: flags.map(({ kind }) => kind), box: boxScoreOf(state) };
}

function throws(rows: readonly EuroleagueRow[]): string[] {
  return read(rows).game.events.flatMap(({ fact }) => (fact.type === "free-throw" ? [`${fact.number}/${fact.of} ${fact.kind}`] : []));
}

describe("EuroLeague answers", () => {
  it("reads an ordinary quarter without a flag of its own", () => {
    const { box, flags, game } = read(ordinaryQuarter());
    expect(box.teams.home.points).toBe(2);
    expect(box.teams.away.totals).toMatchObject({ freeThrowsMade: 1, freeThrowsAttempted: 2, steals: 1, foulsDrawn: 1 });
    expect(box.teams.home.totals).toMatchObject({ assists: 1, teamDefensiveRebounds: 1, defensiveRebounds: 2 });
    expect(box.teams.home.players.find(({ shirt }) => shirt === "00")?.defensiveRebounds).toBe(1);
    expect(flags).toEqual([]);
    expect(game.events.find(({ eventId }) => eventId === "4")?.link).toEqual({ to: "3", kind: "assist-of" });
    expect(game.events.find(({ eventId }) => eventId === "8")?.link).toEqual({ to: "7", kind: "steal-of" });
  });

  it("IMP2 keeps list order: entry numbers and clocks that step back are not the game's order", () => {
    const rows = ordinaryQuarter();
    rows.splice(3, 0, row(99, "09:45", "A5", "RV"));
    expect(
      read(rows)
        .game.events.map(({ eventId }) => eventId)
        .slice(-14, -10),
    ).toEqual(["3", "99", "4", "5"]);
  });

  it("IMP25 links what is printed before its play, or behind another of its stop, to the nearest that has none", () => {
    const rows = [
      ...ordinaryQuarter().slice(0, -1),
      row(20, "07:00", "B5", "RV"),
      row(21, "07:00", "A4", "CM"),
      row(22, "06:30", "A5", "OF"),
      row(23, "06:30", "A5", "TO"),
      row(24, "06:30", "B4", "RV"),
      row(25, "06:00", "B4", "FV"),
      row(26, "05:59", "A4", "2FGA"),
      row(27, "05:59", "A4", "AG"),
      row(28, "05:30", "A5", "RV"),
      row(29, "05:30", "B5", "CM"),
      row(30, "05:30", "B5", "RV"),
      row(31, "05:30", "A5", "CM"),
      row(32, "", "", "EG"),
    ];
    const { game } = read(rows);
    const links = game.events.flatMap(({ eventId, link }) => (Number(eventId) >= 20 && link ? [`${eventId} ${link.kind} ${link.to}`] : []));
    expect(links).toEqual([
      "20 foul-drawn-of 21",
      "23 turnover-of 22",
      "24 foul-drawn-of 22",
      "25 block-of 26",
      "27 block-of 26",
      "28 foul-drawn-of 29",
      "30 foul-drawn-of 31",
    ]);
  });

  it("pads: types, codes and ids are stripped", () => {
    const rows = [...ordinaryQuarter().slice(0, -1), row(20, "08:00", "B5", "D         "), row(21, "", "", "EG")];
    expect(read(rows).box.teams.away.totals.defensiveRebounds).toBe(1);
  });

  it("splits extra time into overtimes at each end of a period", () => {
    const extra = [
      row(30, "", "", "BP"),
      row(31, "04:00", "A4", "2FGM"),
      row(32, "01:00", "B4", "2FGM"),
      row(33, "", "", "EP"),
      row(34, "", "", "BP"),
      row(35, "04:00", "A4", "3FGM"),
      row(36, "", "", "EG"),
      row(36, "", "", "EG"),
    ];
    const { box } = read([...ordinaryQuarter().slice(0, -1), row(14, "", "", "EP")], extra);
    expect(box.periods.map(({ period, home, away }) => [period.kind, period.number, home, away])).toEqual([
      ["regular", 1, 2, 1],
      ["overtime", 1, 2, 2],
      ["overtime", 2, 3, 0],
    ]);
  });

  it("IMP5 coach and bench technicals are in no total; unknown codes are kept and told", () => {
    const rows = [
      ...ordinaryQuarter().slice(0, -1),
      { ...row(20, "08:00", "A", "C"), PLAYER_ID: "CO1" },
      row(21, "08:00", "A", "B"),
      row(22, "07:00", "A4", "ZZZ"),
      row(23, "", "", "EG"),
    ];
    const { box, flags, game } = read(rows);
    expect(box.teams.home.totals).toMatchObject({ foulsCommitted: 1, benchFouls: 2 });
    expect(flags).toEqual(["event-unknown"]);
    expect(game.events.find(({ eventId }) => eventId === "22")?.fact).toMatchObject({ type: "note" });
  });

  it("IMP5 whoever an id names as coach or staff is no player, whatever the code", () => {
    const disqualified = { ...row(20, "08:00", "A", "CMD"), PLAYER_ID: "AC_A      " };
    const { box, game, state } = read([...ordinaryQuarter().slice(0, -1), disqualified, row(23, "", "", "EG")]);
    expect(box.teams.home.players).toHaveLength(7);
    expect(box.teams.home.totals).toMatchObject({ foulsCommitted: 1, benchFouls: 1 });
    expect(state.home.teamFouls).toEqual([1]);
    expect(game.events.find(({ eventId }) => eventId === "20")?.fact).toMatchObject({
      offender: "bench",
      kind: "disqualifying",
      player: null,
    });
  });

  it("IMP19 box teams stand under the club of their lines; those of other clubs are refused, shots of another game left out", () => {
    const { PlaybyPlay, Boxscore, Points } = euroleagueAnswers();
    const [first, second] = Boxscore.Stats;
    const turned = readEuroleague({ PlaybyPlay, Boxscore: { ...Boxscore, Stats: [second!, first!] }, Points: Points! }, "1");
    expect(boxScoreOf(admitGame(turned).state)).toEqual(read(ordinaryQuarter()).box);
    const other = { ...first!, PlayersStats: first!.PlayersStats.map((line) => ({ ...line, Team: "CCC" })) };
    expect(() => readEuroleague({ PlaybyPlay, Boxscore: { ...Boxscore, Stats: [other, second!] } }, "1")).toThrow(
      "Boxscore is of CCC, PlaybyPlay of AAA and BBB",
    );
    const foreign = { Rows: [{ ...Points!.Rows[0]!, ID_PLAYER: "P999" }] };
    const { state, flags } = admitGame(readEuroleague({ PlaybyPlay, Boxscore, Points: foreign }, "1"));
    expect([boxScoreOf(state).teams.home.totals.fastBreakPoints, flags.map(({ kind }) => kind)]).toEqual([null, ["link-missing"]]);
  });

  it("IMP4 numbers free throws by trips: substitutions do not end one, a further foul does", () => {
    const foul = (number: number) => [row(number, "05:00", "A6", "CM"), row(number + 1, "05:00", "B6", "RV")];
    expect(
      throws([
        ...foul(20),
        row(22, "05:00", "B6", "FTM"),
        row(23, "05:00", "A7", "IN"),
        row(24, "05:00", "A4", "OUT"),
        row(25, "04:56", "B6", "FTM"),
      ]),
    ).toEqual(["1/2 personal", "2/2 personal"]);
    expect(
      throws([
        ...foul(20),
        row(22, "05:00", "B6", "FTM"),
        row(23, "05:00", "B6", "FTM"),
        ...foul(24),
        row(26, "04:50", "B6", "FTM"),
        row(27, "04:50", "B6", "FTM"),
      ]),
    ).toEqual(["1/2 personal", "2/2 personal", "1/2 personal", "2/2 personal"]);
    const technicals = [
      row(20, "05:00", "A6", "CMT"),
      row(21, "05:00", "A", "C"),
      row(22, "05:00", "B6", "FTM"),
      row(23, "05:00", "B6", "FTM"),
    ];
    expect(throws(technicals)).toEqual(["1/1 technical", "1/1 technical"]);
  });

  it("IMP4 a group of awards that cannot be parted keeps its throws, unnumbered and flagged", () => {
    const rows = [row(20, "05:00", "A6", "CM"), ...[21, 22, 23, 24, 25].map((number) => row(number, "05:00", "B6", "FTM"))];
    const { flags, box } = read([...rows, row(30, "", "", "EG")]);
    expect(throws(rows)).toEqual(Array(5).fill("null/null unknown"));
    expect(flags).toContain("free-throw-group-unresolved");
    expect(box.teams.away.points).toBe(5);
  });

  it("IMP3 substitution rows make waves; an in before its out at one clock is no change", () => {
    const wave = [row(20, "05:00", "A7", "IN"), row(21, "05:00", "B7", "IN"), row(22, "05:00", "A4", "OUT"), row(23, "05:00", "B4", "OUT")];
    const facts = read(wave).game.events.flatMap(({ fact }) => (fact.type === "substitution" ? [fact] : []));
    expect(facts).toEqual([
      { type: "substitution", side: "home", out: [key("PA4")], in: [key("PA7")] },
      { type: "substitution", side: "away", out: [key("PB4")], in: [key("PB7")] },
    ] satisfies FactOf<"substitution">[]);
    const noChange = [row(20, "05:00", "A4", "IN"), row(21, "05:00", "A4", "OUT")];
    expect(read(noChange).state.home.players.get("PA4" as never)?.onCourt).toBe(true);
  });

  it("IMP3 points between two waves at one clock count for those on court then", () => {
    const rows = [
      row(19, "05:00", "A6", "CM"),
      row(20, "05:00", "A4", "OUT"),
      row(21, "05:00", "A7", "IN"),
      row(22, "05:00", "B6", "FTM"),
      row(23, "05:00", "A7", "OUT"),
      row(24, "05:00", "A4", "IN"),
    ];
    const { players } = read([...rows, row(30, "", "", "EG")]).box.teams.home;
    expect(players.filter(({ shirt }) => shirt === "4" || shirt === "7").map(({ plusMinus }) => plusMinus)).toEqual([0, -1]);
  });

  it("IMP3 a wave after the throws does not join one before them, also when the other side's stands between", () => {
    const rows = [
      row(19, "05:00", "A6", "CM"),
      row(20, "05:00", "A4", "OUT"),
      row(21, "05:00", "A7", "IN"),
      row(22, "05:00", "B6", "FTM"),
      row(23, "05:00", "B4", "OUT"),
      row(24, "05:00", "B7", "IN"),
      row(25, "05:00", "A5", "OUT"),
      row(26, "05:00", "A8", "IN"),
    ];
    const { players } = read([...rows, row(30, "", "", "EG")]).box.teams.home;
    const margins = Object.fromEntries(players.map(({ shirt, plusMinus }) => [shirt, plusMinus]));
    expect(margins).toMatchObject({ "4": 0, "5": -1, "7": -1, "8": 0 });
  });

  it("IMP1 a statistic of a player on the bench counts and is flagged; a stranger gets a roster line", () => {
    const rows = [row(20, "05:00", "A7", "2FGM"), row(21, "04:00", "A99", "3FGM"), row(22, "", "", "EG")];
    const { box, flags } = read(rows);
    expect(box.teams.home.players.find(({ shirt }) => shirt === "7")?.points).toBe(2);
    expect(box.teams.home.players.find(({ shirt }) => shirt === "99")?.points).toBe(3);
    expect(flags).toEqual(["player-unknown", "player-not-on-court", "player-not-on-court"]);
  });

  it("IMP8 rows with pieces missing cost a flag, never the game", () => {
    const broken = [
      null,
      { ...row(20, "xx:yy", "A4", "2FGM") },
      { ...row(21, "05:00", "A4", "2FGM"), PLAYTYPE: null },
      { ...row(22, "04:00", "A4", "2FGM"), CODETEAM: "QQQ" },
    ];
    const { box, flags } = read([...(broken as EuroleagueRow[]), row(30, "", "", "EG")]);
    expect(box.teams.home.points).toBe(2);
    expect(flags.filter((kind) => kind === "event-malformed" || kind === "event-unknown")).toHaveLength(4);
  });

  it("IMP12 a closed box score makes the game final", () => {
    const answers = euroleagueAnswers();
    const status = (Live: boolean) => admitGame(readEuroleague({ ...answers, Boxscore: { ...answers.Boxscore, Live } }, "1")).state.status;
    expect([status(false), status(true)]).toEqual(["final", "ended"]);
  });

  it("IMP1 a feed that stops is flagged", () => {
    expect(read(ordinaryQuarter().slice(0, -1)).flags).toEqual(["game-not-ended"]);
  });
});
