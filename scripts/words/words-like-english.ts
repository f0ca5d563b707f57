import type { Language } from "#contract/locale.ts";

/** Signs of units of time, as the International System of Units has them. */
const units = ["d  h", "h  min", "min  s", "min", "s"];

/**
 * Words that a language really has in common with English; every other text equal to the English one was forgotten.
 * Texts without words (`{home} – {away}`, `+/−`) need no entry.
 */
const shared: Readonly<Record<Exclude<Language, "en">, readonly string[]>> = {
  sr: ["Ooops!", "Bonus", "Min", "Period", "period", "Plus-minus", "Start", "Stop", ...units],
  sl: ["Ooops!", "Bonus", "Center", "Fantasy", "Fantasy:", "Min", "Plus-minus", "Start", "Stop", ...units],
  es: [
    "no",
    "Ooops!",
    "Bonus",
    "Clips",
    "Club",
    "Fantasy",
    "Final",
    "Min",
    "PF",
    "Play-in",
    "PO",
    "Pts",
    "Reb",
    "T",
    "Total",
    "C",
    "C ×",
    ...units,
  ],
  fr: [
    ...units,
    "correction",
    "Signatures",
    "double",
    "Ooops!",
    "Bonus",
    "C",
    "C ×",
    "Champion",
    "Champions",
    "Club",
    "Clubs",
    "Condition",
    "Contact",
    "Correction",
    "Corrections",
    "Date",
    "Documents",
    "Duels",
    "Dunks",
    "E-mail",
    "Fantasy",
    "Formation",
    "Formation .",
    "Interview",
    "Interviews",
    "Latin",
    "Leaders",
    "Licence",
    "Page",
    "Menu",
    "Message",
    "Min",
    "Minutes",
    "Notifications",
    "Pages",
    "Photo",
    "Photos",
    "Place",
    "PO",
    "Play-in",
    "Points",
    "Pts",
    "Quadruple-double",
    "Reb",
    "Records",
    "Score",
    "T",
    "Total",
    "Triple-double",
    "VC",
    "Version",
    "Zone",
    ", page",
    "page",
    "place",
    "points",
  ],
  ru: ["Ooops!"],
};

/** Heads of advanced figures, read the same in every language's box scores. */
const international: ReadonlySet<string> = new Set("DD EFF FIC GmSc OER OR% PER QD SRS TD TS% USG% WS eFG%".split(" "));

export function isMeantToEqualEnglish(language: Language, words: string): boolean {
  const bare = words.replace(/\[\[|\]\]/g, "").trim();
  return language === "en" || !/\p{L}/u.test(bare) || international.has(bare) || shared[language].includes(bare);
}
