import type en from "../en/transfers.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Transferi",
  description: "Ko je promenio klub u sezoni {season}: dolasci i odlasci u svim klubovima, {site}.",
  caption: "Transferi: sezona {season}",
  columns: {
    player: "Igrač",
    from: "Iz kluba",
    to: "U klub",
    day: "Kada",
  },
  unknown: "van lige",
  summer: "pre sezone",
  whole: "{count, plural, one {# transfer} few {Sva # transfera} other {Svih # transfera}}",
  empty: "Za ovu sezonu nije poznat nijedan transfer.",
  note: "Prema spiskovima igrača klubova za ovu i prethodnu sezonu.",
  club: {
    arrivals: "Dolasci",
    departures: "Odlasci",
    noArrivals: "Nije poznat nijedan dolazak.",
    noDepartures: "Nije poznat nijedan odlazak.",
    cameFrom: "iz kluba {club}",
    wentTo: "u klub {club}",
    cameFromOutside: "iz kluba van lige",
    wentOutside: "u klub van lige",
  },
  career: {
    title: "Klubovi",
    seasons: "{first} – {last}",
    since: "od {day}",
    until: "do {day}",
    present: "sadašnji klub",
  },
} satisfies Translation<typeof en>;
