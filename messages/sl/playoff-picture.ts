import type en from "../en/playoff-picture.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Če bi se končalo zdaj: {count} v končnico",
  note: "To še niso pari končnice: tako bi bili videti, če bi se redni del končal zdaj.",
  underWay:
    "{count, plural, one {# tekma, ki še poteka, šteje} two {# tekmi, ki še potekata, štejeta} few {# tekme, ki še potekajo, štejejo} other {# tekem, ki še potekajo, šteje}} s trenutnim izidom.",
  prospects: {
    in: "zanesljivo v končnici",
    out: "brez možnosti",
  },
} as const satisfies Translation<typeof en>;
