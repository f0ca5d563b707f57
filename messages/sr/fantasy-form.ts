import type en from "../en/fantasy-form.ts";
import type { Translation } from "../translation.ts";

export default {
  toRules: "Pravila",
  toScreen: "Tim na terenu",
  signIn: "Vaš tim se prikazuje kada se prijavite.",
  toSignIn: "Prijava",
  player: "igrač",
  place: "uloga",
  nobody: "– izaberite –",
  rows: { guard: "Bek {number}", forward: "Krilo {number}", centre: "Centar {number}" },
  places: { five: "Petorka", sixth: "Šesti igrač", bench: "Klupa, {place}." },
  said: {
    made: "Vaš tim je napravljen.",
    kept: "Sačuvano. Ovako tim sada izgleda.",
    places: "Svako mesto u postavi daje se jednom: pet igrača u petorci, jedan šesti igrač, zatim klupa po redu.",
    empty: "Nedostaje još neki igrač, ili kapiten i zamenik kapitena.",
  },
} satisfies Translation<typeof en>;
