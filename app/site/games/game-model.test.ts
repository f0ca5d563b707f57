import { describe, expect, test } from "vitest";
import type { GameTab } from "#contract/addresses.ts";
import type { GameAnswer } from "#contract/queries.ts";
import { fixtureGames, fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { gamePage, type GamePage } from "./game-model.ts";
import { isChosen } from "./play-filter.ts";

putAllMessages();

const serbian = pageLanguage("sr", "Europe/Belgrade");

async function viewOf(state: keyof typeof fixtureGames): Promise<GameAnswer> {
  const roundSlug = state === "scheduled" ? "8" : "7";
  const view = await fixtureQueries().game({ seasonSlug: "2025-26", leagueSlug: "prva", roundSlug, gameSlug: fixtureGames[state] });
  if (!view) throw new Error(`the fixture has no ${state} game`);
  return view;
}

async function pageOf(state: keyof typeof fixtureGames, tab: GameTab, language = serbian) {
  return gamePage(await viewOf(state), tab, language);
}

/** What a game's information says under a name. */
function linesOf(page: GamePage, name: string): string[] {
  return page.teamStats?.info.lines.filter((line) => line.name === name).map(({ parts }) => parts.map(({ text }) => text).join(", ")) ?? [];
}

describe("a game's page", () => {
  test("carries the open tab's part only", async () => {
    const page = await pageOf("final", "PlayerStats");
    expect([page.teamStats, page.playByPlay]).toEqual([null, null]);
    expect(page.playerStats?.home.rows).toHaveLength(12);
  });

  test("EDIT13 promises no recording and no photos weeks after the game", async () => {
    const english = pageLanguage("en", "Europe/Belgrade");
    const view = await viewOf("final");
    const at = (tipOff: number, tab: GameTab) => gamePage({ ...view, summary: { ...view.summary, tipOff } }, tab, english).parts;
    const [now, day] = [Date.now(), 86_400_000];
    expect(at(now - day, "Photo")).toMatchObject([{ kind: "empty", text: "There are no photos of this game yet." }]);
    expect(at(now - 30 * day, "Photo")).toMatchObject([{ kind: "empty", text: "There are no photos of this game." }]);
    expect(at(now - day, "GameVideo")).toEqual([
      { kind: "empty", text: "No recording of this game yet. It will appear here when there is one." },
    ]);
    expect(at(now - 30 * day, "GameVideo")).toEqual([{ kind: "empty", text: "There is no recording of this game." }]);
  });

  test("of a game to come has tabs that cannot be opened, and no score", async () => {
    const page = await pageOf("scheduled", "TeamStats");
    expect(page.tabs.filter(({ disabled }) => disabled).map(({ id }) => id)).toEqual(["player-stats", "play-by-play"]);
    expect(page.header.card.home.points).toBeNull();
    expect(page.teamStats?.played).toBeNull();
  });

  test("REF6 names before it whom the league appointed, with what they are; once its log names officials, those", async () => {
    const view = {
      ...(await viewOf("scheduled")),
      pagesOfNamed: { coach: {}, referee: { "Iva Ćurić": { slug: "iva-curic", transliterable: true } } },
    };
    const info = gamePage(view, "TeamStats", serbian);
    expect(linesOf(info, "Sudije")).toEqual(["Nenad Šarović, Iva Ćurić, Petar Čolić"]);
    expect(linesOf(info, "Delegat")).toEqual(["Snežana Žižić"]);
    const officialsIn = (page: GamePage) => page.parts.flatMap((part) => (part.kind === "lines" && /lica/.test(part.title) ? [part] : []));
    const [appointed] = officialsIn(gamePage(view, "GameReport", serbian));
    expect(appointed).toMatchObject({
      title: "Delegirana službena lica",
      lines: [
        { name: "Prvi sudija", text: "Nenad Šarović" },
        { name: "Drugi sudija", text: "Iva Ćurić", href: "/sr/referees/iva-curic" },
        { name: "Treći sudija", text: "Petar Čolić" },
        { name: "Delegat", text: "Snežana Žižić" },
      ],
    });
    expect(officialsIn(gamePage({ ...view, appointed: [] }, "GameReport", serbian))).toEqual([]);
    const cyrillic = gamePage(view, "TeamStats", pageLanguage("sr-cyrl", "Europe/Belgrade"));
    expect([...linesOf(cyrillic, "Судије"), ...linesOf(cyrillic, "Делегат")]).toEqual([
      "Ненад Шаровић, Ива Ћурић, Петар Чолић",
      "Снежана Жижић",
    ]);
    const named = { ...view, officials: [{ role: "crew-chief", name: "Rade Lukić" } as const] };
    expect(linesOf(gamePage(named, "TeamStats", serbian), "Sudije")).toEqual(["Rade Lukić"]);
    expect(officialsIn(await pageOf("final", "GameReport"))).toMatchObject([{ title: "Službena lica" }]);
  });

  test("SCHED20 says when and where the game was to be, each of it once", async () => {
    const before = (page: GamePage) => linesOf(page, "Ranije zakazano");
    const moved = await pageOf("scheduled", "TeamStats");
    expect(before(moved)).toHaveLength(1);
    expect(before(moved)).not.toEqual(linesOf(moved, "Datum"));
    const view = await viewOf("scheduled");
    const [first] = view.moves;
    if (!first) throw new Error("the fixture's game was not moved");
    const hall = { ...first.from, venue: { text: "Hala sportova", transliterable: true } };
    const again = {
      ...view,
      moves: [first, { ...first, from: hall }, { ...first, from: hall }, { ...first, from: { ...first.to, tipOff: null } }],
    };
    const [date = ""] = before(moved);
    expect(before(gamePage(again, "TeamStats", serbian))).toEqual([date, `${date} · Hala sportova`]);
    expect(before(await pageOf("postponed", "TeamStats"))).toHaveLength(1);
    expect(before(await pageOf("final", "TeamStats"))).toEqual([]);
  });

  test("of a game decided at the table shows its score and no box score of zeros", async () => {
    const view = await viewOf("final");
    const empty = view.box && { ...view, box: { ...view.box, periods: [] }, plays: [], hasPlays: false, flow: null };
    const page = empty && gamePage(empty, "TeamStats", serbian);
    expect(page?.teamStats?.played).toBeNull();
    expect(page?.tabs.find(({ id }) => id === "player-stats")?.disabled).toBe(true);
  });

  test("of a running game says where it stands", async () => {
    const { header } = await pageOf("live", "TeamStats");
    expect(header.now?.period).toBe("4. četvrtina");
    expect(header.now?.clock).toMatch(/^\d:\d\d$/);
  });

  test("shortens Njegoš by his first letter, which Latin writes with two", async () => {
    const { playerStats } = await pageOf("overtime", "PlayerStats");
    expect(playerStats?.home.rows.map(({ name }) => name.text)).toContain("Nj. Šćepanović");
  });

  test("writes names in the page's script; foreign ones stay", async () => {
    const { playerStats } = await pageOf("overtime", "PlayerStats", pageLanguage("sr-cyrl", "Europe/Belgrade"));
    const names = playerStats?.home.rows.map(({ name }) => name.text);
    expect(names).toContain("Њ. Шћепановић");
    expect(names).toContain("K. Preobraženski-Belosel'skij");
  });
});

describe("a box score", () => {
  test("has starters, then the bench by number, then those who did not play; 00 after 0", async () => {
    const { playerStats } = await pageOf("final", "PlayerStats");
    const rows = playerStats?.away.rows ?? [];
    expect(rows.slice(0, 2).map(({ shirt }) => shirt)).toEqual(["0", "00"]);
    expect(rows.slice(0, 5).every(({ starter }) => starter)).toBe(true);
    expect(rows.slice(-2).map(({ cells }) => cells)).toEqual([null, null]);
  });

  test("keeps what was not recorded apart from 0", async () => {
    const { teamStats } = await pageOf("protested", "TeamStats");
    const paint = teamStats?.played?.sources.rows.find(({ key }) => key === "pointsInThePaint");
    expect(paint).toMatchObject({ home: "–", away: "–", better: null, share: null });
  });
});

describe("the comparison", () => {
  test("RATE3 tells what share of all points twos, threes and free throws were", async () => {
    const { teamStats } = await pageOf("final", "TeamStats");
    const view = await viewOf("final");
    const shots = teamStats?.played?.sources.rows.slice(0, 3) ?? [];
    expect(shots.map(({ key }) => key)).toEqual(["twoPointers", "threePointers", "freeThrows"]);
    for (const [place, side] of (["home", "away"] as const).entries()) {
      expect(shots.reduce((sum, row) => sum + Number(row[side]), 0)).toBe(view.summary[side].points);
      const shares = shots.map(({ detail }) => Number.parseInt(detail?.split(" · ")[place] ?? "", 10));
      // Each is rounded by itself.
      expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100)).toBeLessThanOrEqual(1);
    }
  });

  test("holds fewer turnovers and fouls for better", async () => {
    const { teamStats } = await pageOf("final", "TeamStats");
    const turnovers = teamStats?.played?.comparison.rows.find(({ key }) => key === "turnovers");
    const fewer = Number(turnovers?.home) < Number(turnovers?.away) ? "home" : "away";
    expect(turnovers?.better).toBe(fewer);
  });
});

describe("play-by-play", () => {
  test("goes from the last period to the first, newest first, with each period's score", async () => {
    const { playByPlay } = await pageOf("overtime", "PlayByPlay");
    expect(playByPlay?.periods.map(({ value }) => value)).toEqual(["ot2", "ot1", "4", "3", "2", "1"]);
    expect(playByPlay?.periods[0]?.plays[0]?.text).toBe("kraj utakmice");
    const view = await viewOf("overtime");
    expect(playByPlay?.periods.map(({ home }) => home).toReversed()).toEqual(view.box?.periods.map(({ home }) => home));
  });

  test("PBP7 who comes on for whom is one line, found by whoever looks for either of the two", async () => {
    const { playByPlay } = await pageOf("final", "PlayByPlay");
    const view = await viewOf("final");
    const changes = view.plays.filter(({ wording: { key } }) => key === "substitutionIn");
    const rows = playByPlay?.periods.flatMap((period) => period.plays.filter(({ text }) => text === "ulazak u igru")) ?? [];
    expect(changes.length).toBeGreaterThan(0);
    expect(rows).toHaveLength(changes.length);
    const [row] = rows;
    if (!playByPlay || !row) throw new Error("the fixture has no such play");
    const off = row.also?.[0]?.player ?? -1;
    expect(row.details).toBe(`na klupu: ${playByPlay.players[off]?.name}`);
    const all = { period: "", team: "", player: "", only: "", kind: "" } as const;
    for (const index of [row.player ?? -1, off]) {
      expect(isChosen(row, "1", { ...all, player: playByPlay.players[index]?.value ?? "?" }, playByPlay)).toBe(true);
    }
    expect(isChosen(row, "1", { ...all, kind: "fouls" }, playByPlay)).toBe(false);
    expect(playByPlay.periods.flatMap(({ plays }) => plays).filter(({ text }) => text === "odlazak na klupu")).toEqual([]);
  });
});
