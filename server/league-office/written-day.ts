import { z } from "zod";
import { readDay } from "#core/kernel/calendar-day.ts";

/** A day in a file of the league's office. DATE1 */
export const writtenDay = z.string().refine((text) => readDay(text) !== null, "must be a day like 2026-10-02");
