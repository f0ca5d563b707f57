import type en from "../en/transfers.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Prestopi",
  description: "Kdo je zamenjal klub v sezoni {season}: prihodi in odhodi v vseh klubih, {site}.",
  caption: "Prestopi: sezona {season}",
  columns: {
    player: "Igralec",
    from: "Iz kluba",
    to: "V klub",
    day: "Kdaj",
  },
  unknown: "zunaj lige",
  summer: "pred sezono",
  whole: "{count, plural, one {# prestop} two {Vsa # prestopa} few {Vsi # prestopi} other {Vseh # prestopov}}",
  empty: "Za to sezono ni znan noben prestop.",
  note: "Po seznamih igralcev klubov za to in prejšnjo sezono.",
  club: {
    arrivals: "Prihodi",
    departures: "Odhodi",
    noArrivals: "Ni znan noben prihod.",
    noDepartures: "Ni znan noben odhod.",
    cameFrom: "iz kluba {club}",
    wentTo: "v klub {club}",
    cameFromOutside: "iz kluba zunaj lige",
    wentOutside: "v klub zunaj lige",
  },
  career: {
    title: "Klubi",
    seasons: "{first} – {last}",
    since: "od {day}",
    until: "do {day}",
    present: "sedanji klub",
  },
} satisfies Translation<typeof en>;
