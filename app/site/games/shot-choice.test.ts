import { describe, expect, it } from "vitest";
import { fixtureGames, fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { chosenShots, isNarrowed, shotChoice, shotsOfChoice } from "./shot-choice.ts";
import { shotsModel } from "./shots-model.ts";

putAllMessages();
const english = pageLanguage("en", "Europe/Belgrade");

async function finalGame() {
  const view = await fixtureQueries().game({ seasonSlug: "2025-26", leagueSlug: "prva", roundSlug: "7", gameSlug: fixtureGames.final });
  const shot = view?.shots.find(({ player }) => player !== null);
  const shooter = view?.players.find(({ key, side }) => key === shot?.player && side === shot.side);
  if (!view || !shooter) throw new Error("nobody shot in the fixture");
  return { view, shooter, name: `${shooter.side}-${shooter.shirt}` };
}

describe("the shot chart of a game", () => {
  it("SHOT3 shows one player's shots of a part, and shares of all of them while only the made are drawn", async () => {
    const { view, shooter, name } = await finalGame();
    const chosen = chosenShots(view, new URLSearchParams({ player: name, part: "h1", shots: "made" }));
    const own = view.shots.filter(
      ({ player, side, period }) => player === shooter.key && side === shooter.side && period.kind === "regular" && period.number <= 2,
    );
    expect(shotsOfChoice(view, chosen)).toEqual(own);
    const { courts } = shotsModel(view, chosen, english);
    expect(courts?.map(({ side }) => side)).toEqual([shooter.side]);
    expect(courts?.[0]?.drawing).toMatchObject({ missed: "", attempted: own.length, madeCount: own.filter(({ made }) => made).length });
  });

  it("SHOT3 each choice is an address that keeps the others; the whole chart has none of them", async () => {
    const { view, name } = await finalGame();
    const chosen = chosenShots(view, new URLSearchParams({ player: name, shots: "missed" }));
    const { parts, results, players } = shotChoice(view, chosen, english);
    const second = parts?.links.find(({ text }) => text === "2nd quarter");
    expect(second?.href).toMatch(new RegExp(`/tabs/TeamStats\\?player=${name}&part=2&shots=missed#shots$`));
    expect(results.links.map(({ isCurrent }) => isCurrent)).toEqual([false, false, true]);
    expect(players.all.href).toMatch(/\?shots=missed#shots$/);
    const nothing = shotChoice(view, chosenShots(view, new URLSearchParams()), english);
    expect(nothing.results.links[0]?.isCurrent).toBe(true);
    expect(nothing.results.links[0]?.href).toMatch(/TeamStats#shots$/);
  });

  it("SHOT3 what the game does not have is as good as not named", async () => {
    const { view } = await finalGame();
    for (const search of ["", "player=home-999&part=9&shots=blocked", "player=&part=&shots=", "player=__proto__&shots=toString"]) {
      const chosen = chosenShots(view, new URLSearchParams(search));
      expect([search, isNarrowed(chosen)]).toEqual([search, false]);
      expect(shotsOfChoice(view, chosen)).toEqual(view.shots);
    }
    const without = { ...view, shots: [] };
    expect(isNarrowed(chosenShots(without, new URLSearchParams("part=1&shots=made")))).toBe(false);
  });
});
