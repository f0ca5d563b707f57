import type en from "../en/profile.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Profil",
  description: "Klubi in igralci, ki jim sledite, vaše tekme in fantazijska ekipa: {site}.",
  accounts: "Računi bodo kmalu na voljo. Do takrat so vse strani odprte brez prijave.",
  tabs: {
    label: "Deli profila",
    Following: "Sledim",
    MyGames: "Moje tekme",
    MyFantasy: "Moja fantazijska",
  },
  Following: {
    title: "Klubi in igralci, ki jim sledite",
    text: "Sledite klubu ali igralcu in njihove tekme, izidi in novice bodo tukaj na enem mestu.",
    meanwhile: "Oglejte si vse klube",
  },
  MyGames: {
    title: "Vaše tekme",
    text: "Tekme vseh, ki jim sledite, najbližja prva, z opomnikom pred začetkom.",
    meanwhile: "Oglejte si razpored",
  },
  MyFantasy: {
    title: "Vaša fantazijska ekipa",
    text: "Sestavite ekipo iz igralcev lige in zbirajte točke za to, kar zares pokažejo na igrišču.",
    meanwhile: "Na začetno stran",
  },
  register: {
    title: "Ustvarite račun",
    text: "Računi bodo kmalu na voljo. Lahko boste sledili klubom in igralcem ter igrali fantazijsko ligo.",
    see: "Oglejte si, kaj bo v profilu",
  },
} satisfies Translation<typeof en>;
