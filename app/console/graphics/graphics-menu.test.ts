import { beforeAll, describe, expect, it } from "vitest";
import { hallGame, type HallState } from "#tests/support/games/hall-games.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { translatorFor } from "../../i18n/use-t.ts";
import { foldLog } from "../../live/folded-game.ts";
import { menuOf, wordsOf } from "./graphics-menu.ts";

beforeAll(() => loadMessages("sr", ["console"]));

function menu(state: HallState) {
  const { view } = hallGame(state);
  if (!view) throw new Error("This state has no game");
  const language = { t: translatorFor("sr", "console"), name: ({ text }: { readonly text: string }) => text };
  return { view, language, ...menuOf({ view, box: foldLog(view.log).box, language }) };
}

describe("what can be put on air", () => {
  it("offers nothing that has nothing to say, and tells why", () => {
    const { game, sides } = menu("before");
    const waiting = [...game, ...sides.flatMap(({ items }) => items)].filter(({ isReady }) => !isReady);
    expect(waiting.map(({ key }) => key)).toContain("quarter-summary");
    for (const { note } of waiting) expect(note).not.toBeNull();
    expect(game.find(({ key }) => key === "standings")?.isReady).toBe(true);
  });

  it("has the players of a side by their numbers, those on court first", () => {
    const { sides } = menu("running");
    for (const { players } of sides) {
      const last = players.findLastIndex(({ isOnCourt }) => isOnCourt);
      expect(players.slice(0, last + 1).every(({ isOnCourt }) => isOnCourt)).toBe(true);
      const bench = players.slice(last + 1).map(({ shirt }) => Number(shirt));
      expect(bench).toEqual(bench.toSorted((a, b) => a - b));
    }
  });

  it("says of whom a graphic is", () => {
    const { view, language } = menu("running");
    const [player] = view.players;
    if (!player) throw new Error("Nobody plays");
    expect(wordsOf({ name: "lower-third", playerKey: player.key }, { view, language })).toBe(
      `Igrač, ${player.shirt} ${player.familyName.text}`,
    );
    expect(wordsOf({ name: "team", side: "away" }, { view, language })).toBe(`Ekipa, ${view.summary.away.name.text}`);
    expect(wordsOf({ name: "leaders" }, { view, language })).toBe("Najbolji");
  });
});
