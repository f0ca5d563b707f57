import { expect, test } from "vitest";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { courseFacts } from "./team-course-model.ts";

putAllMessages();

const course = { games: 2, seconds: 4800, secondsLeading: 2400, secondsTrailing: 1800, biggestLead: 21, biggestDeficit: 9 };

test("FLOW14 what is neither led nor trailed was level, per game and as a share", () => {
  const facts = courseFacts(course, pageLanguage("en", "Europe/Belgrade"));
  expect(facts.map(({ key, figure, details }) => [key, figure, ...details.map(({ text }) => text)])).toEqual([
    ["leading", "20:00", "50% of the time"],
    ["level", "5:00", "13% of the time"],
    ["trailing", "15:00", "38% of the time"],
    ["biggestLead", "21"],
    ["biggestDeficit", "9"],
  ]);
});
