import type { LeagueSeason } from "../../world.ts";
import type { SheetPart } from "./pdf-sheet.ts";
import type { DocumentLanguage } from "./regulations.ts";

const words: Readonly<Record<DocumentLanguage, { title: string; round: string; game: string; venue: string; time: string; open: string }>> =
  {
    en: { title: "Calendar of the season", round: "Round", game: "Game", venue: "Hall", time: "Tip-off", open: "to be decided" },
    sr: { title: "Kalendar sezone", round: "Kolo", game: "Utakmica", venue: "Hala", time: "Početak", open: "naknadno" },
    sl: { title: "Koledar sezone", round: "Krog", game: "Tekma", venue: "Dvorana", time: "Začetek", open: "naknadno" },
  };

/** Every game of the regular season with its hall and day, as a sheet to pin on a wall. */
export function calendarSheet(
  language: DocumentLanguage,
  league: LeagueSeason,
  timeZone: string,
): { title: string; parts: readonly SheetPart[] } {
  const { title, round, game, venue, time, open } = words[language];
  const format = new Intl.DateTimeFormat(language, { dateStyle: "short", timeStyle: "short", timeZone });
  const rows = league.rounds
    .filter(({ kind }) => kind === "regular")
    .flatMap(({ number, games }) =>
      games.map(({ home, away, plan, tipOff }) => [
        String(number),
        `${home.club.name} – ${away.club.name}`,
        home.club.venue.name,
        plan === "postponed" ? open : format.format(tipOff),
      ]),
    );
  const columns = [
    { head: round, width: 45 },
    { head: game, width: 200 },
    { head: venue, width: 145 },
    { head: time, width: 105 },
  ];
  return { title, parts: [{ kind: "table", columns, rows }] };
}
