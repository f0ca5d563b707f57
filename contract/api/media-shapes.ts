import { z } from "zod";
import { videoHosts, videoKinds } from "../game-videos.ts";
import { locales } from "../locale.ts";
import { club, day, href, moment, page, slug } from "./basic-shapes.ts";
import { game } from "./game-shapes.ts";
import { listOf, named } from "./named-shape.ts";

const words = z.object({ text: z.string(), locale: z.enum(locales) });
const picture = z.object({ url: z.url(), width: z.int().nullable(), height: z.int().nullable() });

export const videoList = named(
  "Videos",
  "A page of recordings and clips of games, newest first. They are hosted at their URL, on another site.",
  listOf(
    z.object({
      url: z.url(),
      provider: z.enum([...new Set(Object.values(videoHosts))]),
      title: z.string().nullable().describe("As the league wrote it"),
      kind: z.enum(videoKinds).describe("A full game, highlights, one play, or an interview or press conference"),
      play: z.string().nullable().describe("The event of the game's log that it shows, while the log contains it"),
      publishedAt: moment,
      game,
      page,
    }),
  ),
);

const albumFields = {
  slug,
  title: words.describe("In the requested language, or else the closest available"),
  takenOn: day,
  cover: picture.nullable().describe("The first photo"),
  game: game.nullable(),
  club: club.nullable().describe("The club it belongs to, if not a game"),
  href,
  page,
};

export const albumList = named(
  "Albums",
  "A page of photo albums, newest first.",
  listOf(z.object({ ...albumFields, photos: z.int().describe("Number of photos") })),
);

export const album = named(
  "AlbumWithPhotos",
  "A photo album.",
  z.object({
    ...albumFields,
    photos: z.array(
      z.object({
        ...picture.shape,
        sizes: z.array(z.object({ url: z.url(), width: z.int(), height: z.int() })).describe("Smaller versions, smallest first"),
        caption: words.nullable(),
        author: z.string().nullable(),
      }),
    ),
  }),
);
