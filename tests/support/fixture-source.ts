import { madeUpBox, madeUpShirts, madeUpStarters, scriptRows, type HandLine, type ScriptedPlay, type ScriptRow } from "./made-up-game.ts";

type Json = Record<string, unknown>;

const entities = { A: "entity-a", B: "entity-b" } as const;

/** The made-up game as the answers of `fixture_detail`, both in one, as they have come since 2025. */
export function fixtureSource(rows: readonly ScriptRow[] = scriptRows()): Json {
  return { data: { fixture: fixture(), pbp: pbp(rows, typed), statistics: { home: sheet("A"), away: sheet("B") }, sub: "pbp" } };
}

/** The same as it came until 2024: no types and no ids, only the words of the site's language. */
export function olderFixtureSource(rows: readonly ScriptRow[] = scriptRows()): Json {
  const { profile: _profile, ...older } = fixture();
  return { fixture: older, pbp: pbp(rows, worded), statistics: { home: sheet("A"), away: sheet("B") } };
}

/** The same as the embeds of 2026 give it: periods in a list, the box score below `data.base` in groups. */
export function newerFixtureSource(rows: readonly ScriptRow[] = scriptRows()): Json {
  const periodData = Object.entries(pbp(rows, typed)).map(([number, period]) => ({ periodId: Number(number), ...(period as Json) }));
  const group = (side: "A" | "B") => ({ ...sheet(side), persons: [{ rows: sheet(side)["persons"] }] });
  return { data: { banner: { fixture: fixture() }, periodData, statistics: { data: { base: { home: group("A"), away: group("B") } } } } };
}

function fixture(): Json {
  const competitor = (side: "A" | "B", score: string) => ({
    code: `CL${side}`,
    entityId: entities[side],
    isHome: side === "A",
    name: `Club ${side}`,
    score,
  });
  return {
    attendance: 1234,
    captains: { [entities.A]: personId("A4") },
    competitors: [competitor("B", "10"), competitor("A", "13")],
    fixtureId: "fixture-1",
    profile: { numberOfPeriods: 4, periodLength: 10, overtimeLength: 5 },
    startTimeLocal: "2026-10-03T18:30:00",
    status: "CONFIRMED",
    venue: "Made-up Hall",
  };
}

function pbp(rows: readonly ScriptRow[], form: (row: ScriptRow, index: number) => Json): Json {
  const byPeriod = Map.groupBy(
    rows.map((row, index) => ({ row, event: form(row, index) })),
    ({ row }) => row.period,
  );
  return Object.fromEntries(
    [...byPeriod].map(([period, events]) => [
      period === "OT1" ? "11" : period.slice(1),
      { started: true, ended: true, events: events.map(({ event }) => event) },
    ]),
  );
}

/** One row as an event: `fixtureEvent({ clock: "9:40", who: "A4", what: "2+", kind: "layup" })`. */
export function fixtureEvent(row: Partial<ScriptRow> & Pick<ScriptRow, "who" | "what">, id: string | number): Json {
  return { ...typed({ period: "Q1", clock: "5:00", kind: "", ...row }, 0), eventId: String(id) };
}

function typed(row: ScriptRow, index: number): Json {
  const [eventType, eventSubType] = types[row.what](row.kind);
  return { ...placed(row), eventId: `event-${index + 1}`, eventType, eventSubType };
}

function worded(row: ScriptRow): Json {
  return { ...placed(row), desc: words[row.what](row.kind) };
}

function placed({ clock, who, what }: ScriptRow): Json {
  const [minutes, seconds] = clock.split(":").map(Number);
  const side = who.slice(0, 1) as "A" | "B" | "";
  const isShot = /^[23]/.test(what);
  return {
    bib: who.slice(1) || null,
    clock: `PT${minutes}M${seconds}S`,
    entityId: side === "" ? null : entities[side],
    name: who.length > 1 ? `Name Surname${who}` : undefined,
    personId: who.length > 1 ? personId(who) : null,
    success: what.endsWith("+") ? true : what.endsWith("-") ? false : null,
    x: isShot ? (side === "A" ? 5.6 : 94.4) : null,
    y: isShot ? 50 : null,
  };
}

function personId(who: string): string {
  return `person-${who.toLowerCase()}`;
}

type Form = (kind: string) => readonly [string, string | null];
function shot(type: string): Form {
  return (kind) => [type, kind === "jump" ? "jumpShot" : kind];
}

function plain(type: string, subType: string | null = null): Form {
  return () => [type, subType];
}

const types: Readonly<Record<ScriptedPlay, Form>> = {
  "2+": shot("2pt"),
  "2-": shot("2pt"),
  "3+": shot("3pt"),
  "3-": shot("3pt"),
  "FT+": (kind) => ["freeThrow", kind.replace("/", "Of")],
  "FT-": (kind) => ["freeThrow", kind.replace("/", "Of")],
  assist: plain("assist"),
  "offensive rebound": plain("rebound", "offensive"),
  "defensive rebound": plain("rebound", "defensive"),
  steal: plain("steal"),
  block: plain("block"),
  turnover: (kind) => ["turnover", { pass: "badPass", offensive: "offensive", clock: "shotClock" }[kind] ?? "other"],
  foul: plain("foul", "personal"),
  "offensive foul": plain("foul", "offensive"),
  "unsportsmanlike foul": plain("foul", "unsportsmanlike"),
  "coach technical": plain("foul", "coachTechnical"),
  "foul drawn": plain("foul", "drawn"),
  in: plain("substitution", "in"),
  out: plain("substitution", "out"),
  "time-out": plain("timeOut", "full"),
  "media time-out": plain("timeOut", "commercial"),
  "challenge lost": plain("challenge", "unsuccessful"),
  "jump ball won": plain("jumpBall", "won"),
  "jump ball lost": plain("jumpBall", "lost"),
};

const shotWords: Readonly<Record<string, string>> = { jump: " Jump Shot", layup: " Layup", dunk: " Smaç" };
const turnoverWords: Readonly<Record<string, string>> = { pass: "Kötü Pas", offensive: "Ofansif", clock: "Şut Saati" };
function said(text: string): () => string {
  return () => text;
}

const words: Readonly<Record<ScriptedPlay, (kind: string) => string>> = {
  "2+": (kind) => `2 Sayı${shotWords[kind]}`,
  "2-": (kind) => `2 Sayı${shotWords[kind]}`,
  "3+": (kind) => `3 Sayı${shotWords[kind]}`,
  "3-": (kind) => `3 Sayı${shotWords[kind]}`,
  "FT+": (kind) => `Serbest Atış ${kind}`,
  "FT-": (kind) => `Serbest Atış ${kind}`,
  assist: said("Asist"),
  "offensive rebound": said("Hücum Ribaundu"),
  "defensive rebound": said("Savunma Ribaundu"),
  steal: said("Top Çalma"),
  block: said("Blok"),
  turnover: (kind) => `Top Kaybı - ${turnoverWords[kind]}`,
  foul: said("Kişisel Faul"),
  "offensive foul": said("Hücum Faul"),
  "unsportsmanlike foul": said("Sportmenlik Dışı Faul"),
  "coach technical": said("Teknik Faul - Antrenör"),
  "foul drawn": said("Alınan Faul"),
  in: said("Oyuna Giren"),
  out: said("Oyundan Çıkan"),
  "time-out": said("Mola"),
  "media time-out": said("Televizyon Molası"),
  // Nobody has told us its Turkish word.
  "challenge lost": said("Challenge"),
  "jump ball won": said("Hava Atışı - Kazanılan"),
  "jump ball lost": said("Hava Atışı - Kaybedilen"),
};

function sheet(side: "A" | "B"): Json {
  return {
    persons: madeUpShirts.map((shirt) => ({
      bib: shirt,
      didNotPlayReason: null,
      entityId: entities[side],
      personId: personId(side + shirt),
      personName: `Name Surname${side}${shirt}`,
      position: null,
      starter: madeUpStarters.includes(shirt),
      statistics: printed(madeUpBox[side + shirt] ?? {}),
    })),
    extra:
      side === "A"
        ? { reboundsOffensive: 1, reboundsDefensive: 0, turnovers: 1 }
        : { reboundsOffensive: 0, reboundsDefensive: 0, turnovers: 0 },
  };
}

function printed(line: HandLine): Json {
  const { points, assists, steals, turnovers, blocks, foulsDrawn, plusMinus } = line;
  return {
    points,
    assists,
    steals,
    turnovers,
    blocks,
    foulsDrawn,
    plusMinus,
    foulsTotal: line.foulsCommitted,
    pointsTwoMade: line.twoPointersMade,
    pointsTwoAttempted: line.twoPointersAttempted,
    pointsThreeMade: line.threePointersMade,
    pointsThreeAttempted: line.threePointersAttempted,
    freeThrowsMade: line.freeThrowsMade,
    freeThrowsAttempted: line.freeThrowsAttempted,
    reboundsOffensive: line.offensiveRebounds,
    reboundsDefensive: line.defensiveRebounds,
    minutes: line.seconds ? `PT${Math.floor(line.seconds / 60)}M${line.seconds % 60}S` : null,
  };
}
