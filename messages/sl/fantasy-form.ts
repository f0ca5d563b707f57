import type en from "../en/fantasy-form.ts";
import type { Translation } from "../translation.ts";

export default {
  toRules: "Pravila",
  toScreen: "Ekipa na igrišču",
  signIn: "Vaša ekipa se pokaže, ko se prijavite.",
  toSignIn: "Prijava",
  player: "igralec",
  place: "vloga",
  nobody: "– izberite –",
  rows: { guard: "Branilec {number}", forward: "Krilo {number}", centre: "Center {number}" },
  places: { five: "Peterka", sixth: "Šesti igralec", bench: "Klop, {place}." },
  said: {
    made: "Vaša ekipa je sestavljena.",
    kept: "Shranjeno. Tako je ekipa videti zdaj.",
    places: "Vsako mesto v postavi se odda enkrat: pet igralcev v peterki, en šesti igralec, nato klop po vrsti.",
    empty: "Manjka še kateri od igralcev ali pa kapetan in njegov namestnik.",
  },
} satisfies Translation<typeof en>;
