import { z } from "zod";
import { readDay } from "#core/kernel/calendar-day.ts";
import { slugShape } from "#core/kernel/slug.ts";
import { availabilityReasons, availabilityStatuses } from "../availability.ts";
import { named } from "./named-shape.ts";

export const slug = z.string().max(120).regex(slugShape);
export const moment = z.iso.datetime().describe("RFC 3339, in UTC");
export const day = z.iso.date().describe("A day in the league's time zone");
/** A day that is asked for. DATE1 */
export const askedDay = z.iso.date().refine((text) => readDay(text) !== null);
/** A month that is asked for, as `2026-11`. */
export const askedMonth = z
  .string()
  .length(7)
  .refine((text) => readDay(`${text}-01`) !== null);
export const href = z.url().describe("This object in the API");
export const page = z.url().describe("The web page for it, in the league's own language");

export const name = named(
  "Name",
  "A name as its owner writes it, and the script it is written in (ISO 15924).",
  z.object({
    text: z.string(),
    script: z.enum(["Latn", "Cyrl"]),
    written: z
      .object({ "sr-Cyrl": z.string().optional(), ru: z.string().optional() })
      .optional()
      .describe("As somebody of the league typed it for readers of another script (BCP 47); left out where nobody did"),
  }),
);

export const colors = z.object({ primary: z.string(), secondary: z.string() }).describe("Of the club, as #rrggbb");

export const competition = named(
  "Competition",
  "A league or tournament of one season.",
  z.object({ season: slug, league: slug, name, href, page }),
);

export const club = named(
  "Club",
  "A club; it enters a team in each league it plays in.",
  z.object({ slug, name, code: z.string(), colors, crest: z.url().nullable(), href, page }),
);

export const team = named(
  "Team",
  "A club's team in one league of one season.",
  z.object({ slug, club: slug, name, code: z.string(), colors, crest: z.url().nullable(), href, page }),
);

export const person = named("Person", "A player.", z.object({ slug, givenName: name, familyName: name, href, page }));

export const problem = named(
  "Problem",
  "What went wrong, by RFC 9457.",
  z.object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    requestId: z.string().describe("Quote this when reporting the problem"),
  }),
);

const picture = z.object({ url: z.url(), width: z.int(), height: z.int() });
export const portrait = named(
  "Portrait",
  "A portrait, four wide by five high. A URL always shows the same picture; a new picture gets a new URL.",
  z.object({ jpeg: picture, webp: z.array(picture).min(1).describe("Smallest first") }),
);

export const absence = named(
  "Absence",
  "Why a player may miss today's game. It ends by itself: on the expected day of return, or else four weeks after it began.",
  z.object({
    status: z.enum(availabilityStatuses).exclude(["available"]),
    reason: z.enum(availabilityReasons).nullable().describe("Only the kind; null: not stated"),
    since: day,
    expectedBack: day.nullable(),
  }),
);
