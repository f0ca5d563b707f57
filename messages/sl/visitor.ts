import type en from "../en/visitor.ts";
import type { Translation } from "../translation.ts";

export default {
  ownTime: "pri vas {time}",
  entry: {
    signIn: "Prijava",
    menu: "Vaš račun",
    profile: "Profil",
    account: "Račun in varnost",
    signOut: "Odjava",
  },
  gate: {
    title: "Prijavite se, da vidite svoj profil",
    text: "V njem je, kar spremljate, in vaše tekme, samo za vaše oči.",
    signIn: "Prijavite se",
    register: "Ustvarite račun",
    needsScripts: "Vaše strani se sestavijo v brskalniku in za to je potreben JavaScript, ki je tu izklopljen.",
    waiting: "Trenutek, gledamo, čigav profil je to.",
    failed: "Trenutno ne moremo do vašega računa. Še vedno ste prijavljeni.",
    again: "Poskusite znova",
  },
  passkey: {
    signIn: "Prijava s ključem za dostop",
    cancelled: "Ključ za dostop ni bil uporabljen. Prijavite se drugače ali poskusite znova.",
  },
  said: {
    signedOut: "Odjavljeni ste",
    windowClosed: "Okno za prijavo je zaprto",
    invalidMessage: "Prejeto je bilo neveljavno sporočilo",
    refused: "Prijava ni uspela. Poskusite znova.",
    offline: "Nihče se ne odziva. Imate internetno povezavo?",
  },
  password: {
    show: "Pokaži geslo",
    hide: "Skrij geslo",
    strength: {
      none: "Kolikor želite dolgo: besede zapored so dobre",
      weak: "Zlahka ga uganejo",
      fair: "Lahko bi bilo daljše",
      good: "Dobro",
      strong: "Zelo dobro",
    },
  },
  working: "Trenutek…",
} satisfies Translation<typeof en>;
