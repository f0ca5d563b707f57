import type en from "../en/visitor.ts";
import type { Translation } from "../translation.ts";

export default {
  ownTime: "pri vas {time}",
  entry: {
    signIn: "Prijava",
    menu: "Vaš račun",
    profile: "Profil",
    account: "Račun in varnost",
    office: "Pisarna lige",
    edit: "Uredi to stran",
    signOut: "Odjava",
  },
  gate: {
    title: "Prijavite se, da vidite svoj profil",
    text: "Kar spremljate, in vaše tekme: vidite samo vi.",
    signIn: "Prijavite se",
    register: "Ustvarite račun",
    needsScripts: "Vaše strani se sestavijo v brskalniku in za to je potreben JavaScript, ki je tu izklopljen.",
    waiting: "Trenutek, nalagamo profil …",
    failed: "Vaš račun trenutno ni dosegljiv. Še vedno ste prijavljeni.",
    again: "Poskusi znova",
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
    offline: "Ni povezave. Preverite internet in poskusite znova.",
  },
  password: {
    show: "Prikaži geslo",
    hide: "Skrij geslo",
    strength: {
      none: "Čim daljše, tem bolje. Nekaj besed je povsem dobrih.",
      weak: "Zlahka ga uganejo",
      fair: "Lahko bi bilo daljše",
      good: "Dobro",
      strong: "Zelo dobro",
    },
  },
  working: "Trenutek …",
} satisfies Translation<typeof en>;
