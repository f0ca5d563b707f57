import type en from "../en/game-preview.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Kako prihajata na tekmo",
  caption: "{home} in {away} pred tekmo",
  rows: {
    place: "Mesto",
    record: "Zmage in porazi",
    hall: "Doma in v gosteh",
    lately: "Zadnjih pet tekem",
    chance: "Verjetnost zmage",
  },
  chanceNote:
    "Doma in v gosteh: izkupiček domačih v svoji dvorani ob izkupičku gostov na tujem. Verjetnost zmage je ocena iz razlik v koših obeh ekip v tej sezoni in prednosti domačega igrišča.",
  facts: "Pred tekmo",
  lastMeeting: "Zadnje srečanje",
  perGame: "Povprečje v tej sezoni",
  perGameCaption: "{home} in {away}: povprečje na tekmo v tej sezoni",
  leaders: "Najboljši v obeh ekipah",
  leadersCaption: "Najboljši: {home} in {away}",
  latest: "Zadnje tekme: {team}",
} as const satisfies Translation<typeof en>;
