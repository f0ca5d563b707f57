import type en from "../en/playoff-picture.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Kad bi se sada završilo: {count} u plej-ofu",
  note: "Ovo još nisu parovi plej-ofa: ovako bi izgledali kad bi se ligaški deo sada završio.",
  underWay:
    "{count, plural, one {# utakmica koja je u toku računa} few {# utakmice koje su u toku računaju} other {# utakmica koje su u toku računa}} se sa trenutnim rezultatom.",
  prospects: {
    in: "siguran plej-of",
    out: "bez izgleda",
  },
} as const satisfies Translation<typeof en>;
