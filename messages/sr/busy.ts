import type en from "../en/busy.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Samo trenutak",
  text: "Trenutno je toliko posetilaca da stranica nije mogla da se pripremi. Ništa nije izgubljeno: pokušajte ponovo za nekoliko sekundi.",
  again: "Pokušaj ponovo",
  form: {
    title: "Obrazac nije primljen",
    text: "Ništa nije poslato ni promenjeno. Otvorite stranicu ponovo i popunite je još jednom.",
    again: "Otvori stranicu",
  },
  address: {
    title: "Ova adresa ne može da se pročita",
    text: "Možda je skraćena ili pogrešno prepisana. Sa početne stranice stižete svuda.",
    again: "Na početnu stranicu",
  },
  defect: {
    title: "Došlo je do greške",
    text: "Greška je do nas i zabeležena je. Pokušajte ponovo za koji trenutak.",
    again: "Pokušaj ponovo",
  },
} satisfies Translation<typeof en>;
