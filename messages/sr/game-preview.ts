import type en from "../en/game-preview.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Kako dolaze na utakmicu",
  caption: "{home} i {away} pred utakmicu",
  rows: {
    place: "Mesto",
    record: "Pobede i porazi",
    hall: "Kod kuće i u gostima",
    lately: "Poslednjih pet utakmica",
    chance: "Verovatnoća pobede",
  },
  chanceNote:
    "Kod kuće i u gostima: učinak domaćina u svojoj hali naspram učinka gostiju na strani. Verovatnoća pobede je procena na osnovu koš-razlika obe ekipe ove sezone i prednosti domaćeg terena.",
  facts: "Pred utakmicu",
  lastMeeting: "Poslednji susret",
  perGame: "Prosek ove sezone",
  perGameCaption: "{home} i {away}: prosek po utakmici ove sezone",
  leaders: "Najbolji u obe ekipe",
  leadersCaption: "Najbolji: {home} i {away}",
  latest: "Poslednje utakmice: {team}",
} as const satisfies Translation<typeof en>;
