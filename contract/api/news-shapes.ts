import { z } from "zod";
import { awardKinds } from "../awards.ts";
import { locales } from "../locale.ts";
import { newsKinds } from "../news.ts";
import { club, competition, day, href, moment, person, slug, team } from "./basic-shapes.ts";
import { game, round } from "./game-shapes.ts";
import { listOf, named } from "./named-shape.ts";

const newsFields = {
  slug: slug.describe("The piece's own, the same in all languages; its page has a slug of each"),
  kind: z.enum(newsKinds),
  locale: z.enum(locales).describe("The language of these words: the one asked for, or the nearest there is"),
  title: z.string(),
  summary: z.string(),
  publishedAt: moment,
  cover: z.object({ url: z.url(), width: z.int().nullable(), height: z.int().nullable() }).nullable(),
  competition: competition.nullable(),
  href,
  page: z.url().describe("The page that shows it to people, in the language asked for"),
};
const inline = z.union([z.string(), z.object({ text: z.string(), page: z.url() })]);
const block = named(
  "NewsBlock",
  "A part of a piece of news.",
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("paragraph"), content: z.array(inline) }),
    z.object({ kind: z.literal("heading"), text: z.string() }),
    z.object({ kind: z.literal("list"), items: z.array(z.array(inline)) }),
    z.object({ kind: z.literal("quote"), text: z.string(), by: z.string() }),
  ]),
);

const award = named(
  "Award",
  "Whom a league named its best.",
  z.object({
    kind: z.enum(awardKinds),
    round: round.nullable().describe("Of the player of a round"),
    month: day.nullable().describe("Of the player of a month: its first day"),
    competition,
    team: team.describe("The team it was won with"),
    player: person.nullable(),
    coach: z.string().nullable().describe("Instead of a player"),
  }),
);

export const newsCard = named("NewsCard", "A piece of news without its body.", z.object(newsFields));
export const newsList = named("NewsList", "A page of news, newest first.", listOf(newsCard));
export const newsItem = named(
  "NewsItem",
  "A piece of news.",
  z.object({
    ...newsFields,
    body: z.array(block),
    locales: z.array(z.enum(locales)).describe("Languages it is published in"),
    clubs: z.array(club.pick({ slug: true, name: true, href: true, page: true })),
    game: game.nullable(),
    awards: z.array(award).describe("That it tells of"),
  }),
);
