import type en from "../en/profile.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Profil",
  description: "Klubovi i igrači koje pratite, vaše utakmice i fantazi ekipa: {site}.",
  accounts: "Nalozi se uskoro otvaraju. Do tada su vam sve stranice dostupne bez prijave.",
  tabs: {
    label: "Delovi profila",
    Following: "Pratim",
    MyGames: "Moje utakmice",
    MyFantasy: "Moj fantazi",
  },
  Following: {
    title: "Klubovi i igrači koje pratite",
    text: "Zapratite klub ili igrača, pa će njihove utakmice, rezultati i vesti biti ovde na jednom mestu.",
    meanwhile: "Pogledajte sve klubove",
  },
  MyGames: {
    title: "Vaše utakmice",
    text: "Utakmice svih koje pratite, najbliža prva, sa podsetnikom pred početak.",
    meanwhile: "Pogledajte raspored",
  },
  MyFantasy: {
    title: "Vaša fantazi ekipa",
    text: "Sastavite ekipu od igrača lige i skupljajte poene za ono što zaista urade na terenu.",
    meanwhile: "Na početnu stranicu",
  },
  register: {
    title: "Otvorite nalog",
    text: "Nalozi se uskoro otvaraju. Moći ćete da pratite klubove i igrače i da igrate fantazi.",
    see: "Pogledajte šta će biti u profilu",
  },
} satisfies Translation<typeof en>;
