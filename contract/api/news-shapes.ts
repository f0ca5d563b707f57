import { z } from "zod";
import { awardKinds } from "../awards.ts";
import { locales } from "../locale.ts";
import { newsKinds } from "../news.ts";
import { club, competition, day, href, moment, person, slug, team } from "./basic-shapes.ts";
import { game, round } from "./game-shapes.ts";
import { listOf, named } from "./named-shape.ts";

const newsFields = {
  slug: slug.describe("The item's own slug, the same in all languages; its page has one per language"),
  kind: z.enum(newsKinds),
  locale: z.enum(locales).describe("The language of this text: the requested one, or the closest available"),
  title: z.string(),
  summary: z.string(),
  publishedAt: moment,
  cover: z.object({ url: z.url(), width: z.int().nullable(), height: z.int().nullable() }).nullable(),
  competition: competition.nullable(),
  href,
  page: z.url().describe("The web page for it, in the requested language"),
};
const inline = z.union([z.string(), z.object({ text: z.string(), page: z.url() })]);
const block = named(
  "NewsBlock",
  "A block of a news item.",
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("paragraph"), content: z.array(inline) }),
    z.object({ kind: z.literal("heading"), text: z.string() }),
    z.object({ kind: z.literal("list"), items: z.array(z.array(inline)) }),
    z.object({ kind: z.literal("quote"), text: z.string(), by: z.string() }),
  ]),
);

const award = named(
  "Award",
  "An award of a league.",
  z.object({
    kind: z.enum(awardKinds),
    round: round.nullable().describe("For the player of a round"),
    month: day.nullable().describe("For the player of a month: its first day"),
    competition,
    team: team.describe("The team it was won with"),
    player: person.nullable(),
    coach: z.string().nullable().describe("Set instead of a player"),
  }),
);

export const newsCard = named("NewsCard", "A news item without its body.", z.object(newsFields));
export const newsList = named("NewsList", "A page of news, newest first.", listOf(newsCard));
export const newsItem = named(
  "NewsItem",
  "A news item.",
  z.object({
    ...newsFields,
    body: z.array(block),
    locales: z.array(z.enum(locales)).describe("Languages it is published in"),
    clubs: z.array(club.pick({ slug: true, name: true, href: true, page: true })),
    game: game.nullable(),
    awards: z.array(award).describe("Awards it reports"),
  }),
);
