import {
  madeUpBox,
  madeUpShirts,
  madeUpStarters,
  scriptRows,
  type HandLine,
  type ScriptedPlay,
  type ScriptRow,
} from "../fixtures/made-up-game.ts";

type Json = Record<string, unknown>;
type Document = { readonly name: string; readonly json: unknown };

const organisations = { A: 501, B: 502 } as const;

/** The made-up game as FIBA's data service gives it: all plays in one answer, the lines of the box score in another. */
export function v7Source(rows: readonly ScriptRow[] = scriptRows()): Document[] {
  const GameActions = Object.fromEntries([...periods(rows)].map(([key, Items]) => [key, { Period: key, Items }]));
  return [
    { name: "boxscore.json", json: [...lines("B"), ...lines("A")] },
    { name: "playbyplay.json", json: { FileName: "1_GAMEACTIONS_1-A", GameActions } },
  ];
}

/** The same as the results service gives it: one answer for each period, competitors in one more. */
export function v7CacheSource(rows: readonly ScriptRow[] = scriptRows()): Document[] {
  const full = (json: Json) => ({ content: { full: json } });
  const competitor = (side: "A" | "B") => ({
    Id: `T_${organisations[side]}`,
    Name: `Club ${side}`,
    TeamCode: `CL${side}`,
    Periods: [{ Id: "Q1", Score: side === "A" ? 13 : 10 }],
    Stats: {},
    Children: madeUpShirts.map((shirt) => ({
      Id: `P_${playerId(side + shirt)}`,
      Name: `Surname${side}${shirt}`,
      FirstNameShort: "N.",
      JerseyNumber: shirt,
      Stats: { Starter: madeUpStarters.includes(shirt), ...shortLine(madeUpBox[side + shirt] ?? {}) },
    })),
  });
  return [
    { name: "1_GAME_1-A_JSON.json", json: full({ Competitors: [competitor("A"), competitor("B")] }) },
    ...[...periods(rows)].map(([key, Items]) => ({
      name: `1_GAMEACTIONS_1-A_${key}_JSON.json`,
      json: full({ Items: Items.map(({ SORTORDER: _order, Action: _words, ...row }) => row) }),
    })),
  ];
}

/** The same as the page of a game carries it: rows in English words instead of codes. */
export function v7PageSource(rows: readonly ScriptRow[] = scriptRows()): Document[] {
  const items = Object.fromEntries([...periods(rows)].map(([key, Items]) => [key, { name: key, items: Items.map(pageRow) }]));
  const sheet = (side: "A" | "B") => ({
    Id: `T_${organisations[side]}`,
    Name: `Club ${side}`,
    Code: `CL${side}`,
    Score: side === "A" ? 13 : 10,
    Children: madeUpShirts.map((shirt) => ({
      Id: `P_${playerId(side + shirt)}`,
      Stats: { Starter: madeUpStarters.includes(shirt), ...shortLine(madeUpBox[side + shirt] ?? {}) },
    })),
  });
  const people = (side: "A" | "B") =>
    madeUpShirts.map((shirt) => ({
      personId: playerId(side + shirt),
      firstName: "Name",
      lastName: `Surname${side}${shirt}`,
      uniformNumber: shirt,
    }));
  const short = ({ Children: _children, ...team }: Json) => team;
  return [
    {
      name: "detail.json",
      json: {
        game: { content: { teamA: short(sheet("A")), teamB: short(sheet("B")), c: [sheet("A"), sheet("B")] } },
        periodActions: { content: { items } },
        gameCompetitors: { content: { playersTeamA: people("A"), playersTeamB: people("B") } },
      },
    },
  ];
}

function pageRow({ AC, Action, Time, SA, SB, T1, C1, Id, SORTORDER, SX, SY, SU }: Json): Json {
  const isShot = ["P2", "P3", "FT"].includes(String(AC));
  const id = (value: unknown) => (typeof value === "string" ? Number(value.slice(2)) : "$undefined");
  return {
    act: isShot ? "shot" : AC === "SUBST" ? "subst" : "unknwown",
    ac: AC,
    txt: Action,
    Time,
    SA,
    SB,
    oId: id(T1),
    pId: id(C1),
    ...(isShot ? { made: SU === "+", x: Number(SX), y: Number(SY) } : {}),
    ...(AC === "SUBST" ? { in: SU === "+" ? "IN" : "OUT" } : {}),
    Id,
    order: SORTORDER,
  };
}

/** The rows of each period, begun and ended as the service does. */
function periods(rows: readonly ScriptRow[]): Map<string, Json[]> {
  const score = { A: 0, B: 0 };
  let number = 0;
  let parent = "";
  const found = new Map<string, Json[]>();
  const boundary = (AC: string, Time: string): Json => ({
    ...blank(),
    AC,
    Time,
    SA: score.A,
    SB: score.B,
    Id: String(++number),
    SORTORDER: number * 1000,
  });
  for (const [period, of] of Map.groupBy(rows, (row) => row.period)) {
    const items = [...(number === 0 ? [boundary("STARTG", "10:00")] : []), boundary("STARTP", period.startsWith("OT") ? "5:00" : "10:00")];
    for (const row of of) {
      const side = row.who.slice(0, 1);
      if (row.what.endsWith("+") && (side === "A" || side === "B")) score[side] += row.what === "FT+" ? 1 : Number(row.what[0]);
      const item = v7Item(row, ++number, followers.has(row.what) ? parent : null);
      if (!followers.has(row.what)) parent = String(number);
      items.push({ ...item, SA: score.A, SB: score.B });
    }
    items.push(boundary("ENDP", "0:00"));
    found.set(period, items);
  }
  const last = [...found.values()].at(-1);
  last?.push(boundary("ENDG", "0:00"));
  return found;
}

/** Rows that name the row before them as the one they belong to. */
const followers: ReadonlySet<ScriptedPlay> = new Set<ScriptedPlay>([
  "assist",
  "block",
  "steal",
  "foul drawn",
  "offensive rebound",
  "defensive rebound",
]);

function blank(): Json {
  return { SU: null, Z1: "", Z2: "", Z3: "", T1: null, C1: null, SX: "0", SY: "0", PId: null, Action: "" };
}

/** One row with its codes: `v7Item({ period: "Q1", clock: "9:40", who: "A4", what: "2+", kind: "layup" }, 7)`. */
export function v7Item({ clock, who, what, kind }: ScriptRow, number: number, parent: string | null = null): Json {
  const side = who.slice(0, 1);
  const isShot = /^[23]/.test(what);
  return {
    ...blank(),
    ...codes[what](kind, who.length > 1),
    Time: clock,
    T1: side === "A" || side === "B" ? `T_${organisations[side]}` : null,
    C1: who.length > 1 ? `P_${playerId(who)}` : null,
    SX: isShot ? "140" : "0",
    SY: isShot ? "28" : "0",
    Id: String(number),
    PId: parent,
    SORTORDER: number * 1000,
  };
}

export function playerId(who: string): number {
  return (who.startsWith("A") ? 9000 : 8000) + Number(who.slice(1));
}

type Codes = (kind: string, hasPlayer: boolean) => Json;
const shotCode: Readonly<Record<string, string>> = { jump: "JS", layup: "LU", dunk: "DU" };
const shotWord: Readonly<Record<string, string>> = { jump: "jump shot", layup: "layup", dunk: "dunk" };

function shot(AC: string, SU: string): Codes {
  const points = AC === "P3" ? "3pt" : "2pt";
  return (kind) => ({
    AC,
    SU,
    Z1: AC === "P3" ? "C" : "PUB",
    Z3: shotCode[kind] ?? "",
    Action: `${points} ${shotWord[kind]} ${SU === "+" ? "made" : "missed"}`,
  });
}

function thrown(SU: string): Codes {
  return (kind) => ({
    AC: "FT",
    SU,
    Z1: kind[0],
    Z2: kind[2],
    Action: `Free throw ${SU === "+" ? "made" : "missed"} ${kind[0]} of ${kind[2]}`,
  });
}

function plain(AC: string, Action: string, more: Json = {}): Codes {
  return () => ({ AC, Action, ...more });
}

function rebound(Z1: string, word: string): Codes {
  return (_kind, hasPlayer) => ({ AC: hasPlayer ? "REB" : "TREB", Z1, Action: `${hasPlayer ? "" : "team "}${word} rebound` });
}

function foul(Z1: string, word: string): Codes {
  return (kind) => ({ AC: "FOUL", Z1, Z2: kind, Action: `${word} foul${kind ? `; ${kind} free throws awarded` : ""}` });
}

const codes: Readonly<Record<ScriptedPlay, Codes>> = {
  "2+": shot("P2", "+"),
  "2-": shot("P2", "-"),
  "3+": shot("P3", "+"),
  "3-": shot("P3", "-"),
  "FT+": thrown("+"),
  "FT-": thrown("-"),
  assist: plain("ASS", "made the assist"),
  "offensive rebound": rebound("O", "offensive"),
  "defensive rebound": rebound("D", "defensive"),
  steal: plain("ST", "steal"),
  block: plain("BS", "blocked the shot"),
  turnover: (kind, hasPlayer) => ({
    AC: hasPlayer ? "TO" : "TTO",
    Z1: { pass: "BP", clock: "24" }[kind] ?? "",
    Action: `turnover; ${{ pass: "bad pass", clock: "shot clock violation", offensive: "offensive foul" }[kind]}`,
  }),
  foul: foul("P", "personal"),
  "offensive foul": foul("O", "offensive"),
  "unsportsmanlike foul": foul("U", "unsportsmanlike"),
  "coach technical": plain("CFOUL", "Technical foul coach", { Z1: "TC" }),
  "foul drawn": plain("RFOUL", "foul drawn"),
  in: plain("SUBST", "Substitution in", { SU: "+" }),
  out: plain("SUBST", "Substitution out", { SU: "-" }),
  "time-out": plain("TIMO", "Timeout"),
  "media time-out": plain("TIMO", "Timeout"),
  "challenge lost": plain("VTR", "Head coach's challenge unsuccessful", { SU: "-", Z1: "FOUL" }),
  "jump ball won": plain("JB", "jump ball won", { SU: "+" }),
  "jump ball lost": plain("JB", "jump ball lost", { SU: "-" }),
};

function lines(side: "A" | "B"): Json[] {
  const team = {
    teamId: organisations[side] * 10,
    organisationId: organisations[side],
    code: `CL${side}`,
    officialName: `Club ${side}`,
    shortName: `Club ${side}`,
  };
  const players = madeUpShirts.map((shirt) => ({
    gameId: 77,
    player: {
      playerId: playerId(side + shirt),
      firstName: "Name",
      lastName: `Surname${side}${shirt}`,
      uniformNumber: shirt,
      positionCode: "Guard",
    },
    team,
    isStarter: madeUpStarters.includes(shirt),
    isCaptain: shirt === "4",
    ...longLine(madeUpBox[side + shirt] ?? {}),
  }));
  const own = side === "A" ? { offensiveRebounds: 1, turnovers: 1, personalFouls: 1 } : {};
  return [{ gameId: 77, player: null, team, isStarter: false, isCaptain: false, ...longLine({}), ...own }, ...players];
}

function longLine(line: HandLine): Json {
  return {
    playDurationInSeconds: line.seconds ?? 0,
    points: line.points ?? 0,
    twoPointsMade: line.twoPointersMade ?? 0,
    twoPointsAttempted: line.twoPointersAttempted ?? 0,
    threePointsMade: line.threePointersMade ?? 0,
    threePointsAttempted: line.threePointersAttempted ?? 0,
    freeThrowsMade: line.freeThrowsMade ?? 0,
    freeThrowsAttempted: line.freeThrowsAttempted ?? 0,
    offensiveRebounds: line.offensiveRebounds ?? 0,
    defensiveRebounds: line.defensiveRebounds ?? 0,
    assists: line.assists ?? 0,
    personalFouls: line.foulsCommitted ?? 0,
    turnovers: line.turnovers ?? 0,
    steals: line.steals ?? 0,
    blockedShots: line.blocks ?? 0,
    plusMinus: line.plusMinus ?? 0,
  };
}

function shortLine(line: HandLine): Json {
  return {
    PTS: line.points,
    FG2M: line.twoPointersMade,
    FG2A: line.twoPointersAttempted,
    FG3M: line.threePointersMade,
    FG3A: line.threePointersAttempted,
    FTM: line.freeThrowsMade,
    FTA: line.freeThrowsAttempted,
    OR: line.offensiveRebounds,
    DR: line.defensiveRebounds,
    AS: line.assists,
    TO: line.turnovers,
    ST: line.steals,
    BS: line.blocks,
    BSR: line.blocksReceived,
    PF: line.foulsCommitted,
    FD: line.foulsDrawn,
    PM: line.plusMinus,
  };
}
