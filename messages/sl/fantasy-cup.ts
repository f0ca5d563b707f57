import type en from "../en/fantasy-cup.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Pokal",
  description: "Pokal igre fantasy, {league}: pari, izidi, zmagovalec in kako se žreb lahko preveri.",
  begins: "Prvi krog pokala: {round}.",
  beginsHow:
    "Žreb je izveden po lestvici, takoj ko je prejšnji krog dokončen. Sodelujejo vse ekipe, ki imajo vsaj en obračunan krog; najboljše imajo prost prehod, dokler se število ne izravna.",
  none: "V tej sezoni pokala ni.",
  unfinished: "Sezona se je končala pred pokalom.",
  lead: "Napreduje, kdor ima v krogu več točk. Če sta ekipi izenačeni, štejejo točke brez kapetanovega dodatka, nato boljše mesto na lestvici ob žrebu.",
  next: "Naslednji krog bo izžreban, ko bo končen ta: {round}.",
  champion: "Zmagovalec pokala",
  rounds: "Krogi pokala",
  tree: "Razpored",
  counts: "Šteje: {round}",
  notFinal: "{round}, še ni dokončno",
  teams: "{count, plural, one {# ekipa} two {# ekipi} few {# ekipe} other {# ekip}}",
  byes: "{count, plural, one {# prost prehod} two {# prosta prehoda} few {# prosti prehodi} other {# prostih prehodov}}",
  page: "Stran {page} od {pages}",
  draw: {
    title: "Žreb, ki ga lahko preveri vsak",
    text: "Vsak krog je izžreban s seznama: na njem so ekipe v žrebu, kakor so bile tedaj na lestvici, vsaka v svoji vrstici, z mestom, številko in točkami. SHA-256 seznama, poševnica in številka kroga pokala so seme žreba. Isti izračun da iste pare.",
    steps:
      "Ekipe s seznama se premešajo od zadnjega mesta proti drugemu s števili, ki jih sfc32 da za to seme (FNV-1a); nato igrata soseda. V prvem krogu so pred tem izpuščene ekipe z vrha seznama, ki napredujejo brez boja.",
    caption: "Žrebi pokala",
    heads: { round: "Krog", when: "Izžrebano", teams: "Ekipe", seed: "Seme", list: "Seznam" },
    list: "Prenesi",
    listOf: "{round}: seznam kot besedilna datoteka",
  },
} satisfies Translation<typeof en>;
