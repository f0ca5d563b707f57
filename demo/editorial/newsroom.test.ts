import { beforeAll, describe, expect, it } from "vitest";
import { buildWorld, type TenantWorld } from "../world.ts";
import { beginningOf } from "./choose-headlines.ts";
import { newsOf, type WorldNews } from "./newsroom.ts";
import { pressLanguages } from "./press/presses.ts";

const now = Date.UTC(2026, 10, 18, 12);
let worlds: readonly TenantWorld[];
let news: readonly WorldNews[];

function written(world: TenantWorld): readonly WorldNews[] {
  return writtenAt(world, now);
}

function writtenAt({ blueprint, seasons }: TenantWorld, at: number): readonly WorldNews[] {
  return seasons.flatMap((season) => newsOf(blueprint, season, at));
}

beforeAll(() => {
  worlds = buildWorld(now, { extent: "running-season" });
  news = worlds.flatMap(written);
}, 60_000);

describe("the newsroom", () => {
  it("writes recaps, awards, previews and announcements, each once, in every language, none before its time", () => {
    expect(new Set(news.map(({ kind }) => kind))).toEqual(new Set(["announcement", "recap", "round-awards", "preview"]));
    for (const world of worlds) {
      const slugs = written(world).map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(slugs.length);
      expect(slugs.length).toBeGreaterThan(15);
    }
    for (const { texts, publishedAt } of news) {
      expect(publishedAt).toBeLessThanOrEqual(now);
      for (const language of pressLanguages) {
        const { title, summary, body } = texts[language];
        expect(JSON.stringify([title, summary, body])).not.toMatch(/undefined|NaN/);
      }
    }
  });

  it("tells the score that was played, and leads to the game", () => {
    const recaps = news.filter(({ kind }) => kind === "recap");
    for (const { game, texts } of recaps) {
      const { homePoints, awayPoints } = game?.game.result ?? { homePoints: -1, awayPoints: -1 };
      expect(texts.sr.summary).toContain(`${homePoints}:${awayPoints}`);
      expect(texts.sr.title).toMatch(new RegExp(`${homePoints}:${awayPoints}|${awayPoints}:${homePoints}`));
      expect(JSON.stringify(texts.fr.body)).toContain(`/rounds/${game?.round.slug}/games/${game?.game.slug}`);
    }
  });

  it.each(pressLanguages)("EDIT15: of eleven pieces in a row no two begin alike in %s", (language) => {
    for (const world of worlds) {
      const titles = written(world)
        .filter(({ kind }) => kind !== "preview")
        .map(({ texts }) => beginningOf(texts[language].title));
      titles.forEach((title, at) => expect(titles.slice(Math.max(0, at - 10), at)).not.toContain(title));
    }
  });

  it("EDIT15: says the same of a game a week later", () => {
    const titlesAt = (at: number) =>
      new Map(
        worlds.flatMap((world) =>
          writtenAt(world, at).map(({ kind, slug, texts }) => [`${kind} ${world.blueprint.tenant.title} ${slug}`, texts.sr.title] as const),
        ),
      );
    const later = titlesAt(now + 7 * 86_400_000);
    const changed = [...titlesAt(now)].filter(([key, title]) => !key.startsWith("preview") && later.has(key) && later.get(key) !== title);
    expect(changed).toEqual([]);
  });

  it("writes the same twice", () => {
    const again = buildWorld(now, { extent: "running-season" }).flatMap(written);
    expect(again.map(({ slug, texts }) => [slug, texts])).toEqual(news.map(({ slug, texts }) => [slug, texts]));
  }, 60_000);
});
