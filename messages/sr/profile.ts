import type en from "../en/profile.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Profil",
  description: "Klubovi i igrači koje pratiš, tvoje utakmice i fantazi ekipa: {site}.",
  accounts: "Nalozi se uskoro otvaraju. Do tada su ti sve stranice dostupne bez prijave.",
  tabs: {
    label: "Delovi profila",
    Following: "Pratim",
    MyGames: "Moje utakmice",
    MyFantasy: "Moj fantazi",
  },
  Following: {
    title: "Klubovi i igrači koje pratiš",
    text: "Zaprati klub ili igrača, pa će njihove utakmice, rezultati i vesti biti ovde na jednom mestu.",
    meanwhile: "Pogledaj sve klubove",
  },
  MyGames: {
    title: "Tvoje utakmice",
    text: "Utakmice svih koje pratiš, najbliža prva, sa podsetnikom pred početak.",
    meanwhile: "Pogledaj raspored",
  },
  MyFantasy: {
    title: "Tvoja fantazi ekipa",
    text: "Sastavi ekipu od igrača lige i skupljaj poene za ono što zaista urade na terenu.",
    meanwhile: "Na početnu stranicu",
  },
  register: {
    title: "Otvori nalog",
    text: "Nalozi se uskoro otvaraju. Moći ćeš da pratiš klubove i igrače i da igraš fantazi.",
    see: "Pogledaj šta će biti u profilu",
  },
} satisfies Translation<typeof en>;
