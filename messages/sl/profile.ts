import type en from "../en/profile.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Profil",
  description: "Klubi in igralci, ki jim slediš, tvoje tekme in fantazijska ekipa: {site}.",
  accounts: "Računi bodo kmalu na voljo. Do takrat so vse strani odprte brez prijave.",
  tabs: {
    label: "Deli profila",
    Following: "Sledim",
    MyGames: "Moje tekme",
    MyFantasy: "Moja fantazijska",
  },
  Following: {
    title: "Klubi in igralci, ki jim slediš",
    text: "Sledi klubu ali igralcu in njihove tekme, izidi in novice bodo tukaj na enem mestu.",
    meanwhile: "Oglej si vse klube",
  },
  MyGames: {
    title: "Tvoje tekme",
    text: "Tekme vseh, ki jim slediš, najbližja prva, z opomnikom pred začetkom.",
    meanwhile: "Oglej si spored",
  },
  MyFantasy: {
    title: "Tvoja fantazijska ekipa",
    text: "Sestavi ekipo iz igralcev lige in zbiraj točke za to, kar zares pokažejo na igrišču.",
    meanwhile: "Na začetno stran",
  },
  register: {
    title: "Ustvari račun",
    text: "Računi bodo kmalu na voljo. Lahko boš sledil klubom in igralcem ter igral fantazijsko ligo.",
    see: "Oglej si, kaj bo v profilu",
  },
} satisfies Translation<typeof en>;
