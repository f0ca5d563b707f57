import type en from "../en/on-this-day.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Na današnji dan",
  description: "Utakmice odigrane na današnji dan u ranijim sezonama na sajtu {site} i rođendani igrača.",
  games: "Odigrano na današnji dan",
  noGames: "U ranijim sezonama na današnji dan nije bilo utakmica.",
  ahead: "Narednih dana",
  birthdays: "Rođendani ove nedelje",
  noBirthdays: "Nema rođendana danas ni u narednih šest dana.",
  record: "Rekord sezone: {record}",
  best: "{name}: {points, plural, one {# poen} few {# poena} other {# poena}}",
  turns: "puni {age, plural, one {# godinu} few {# godine} other {# godina}}",
  today: "danas",
} satisfies Translation<typeof en>;
