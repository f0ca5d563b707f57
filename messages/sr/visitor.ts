import type en from "../en/visitor.ts";
import type { Translation } from "../translation.ts";

export default {
  ownTime: "kod vas {time}",
  entry: {
    signIn: "Prijava",
    menu: "Vaš nalog",
    profile: "Profil",
    account: "Nalog i bezbednost",
    office: "Kancelarija lige",
    edit: "Izmeni ovu stranu",
    signOut: "Odjava",
  },
  gate: {
    title: "Prijavite se da vidite svoj profil",
    text: "Ono što pratite i vaše utakmice, vidljivo samo vama.",
    signIn: "Prijavite se",
    register: "Otvorite nalog",
    needsScripts: "Vaše stranice se sastavljaju u pregledaču i za to je potreban [[JavaScript]], koji je ovde isključen.",
    waiting: "Trenutak, učitavamo profil…",
    failed: "Vaš nalog trenutno nije dostupan. I dalje ste prijavljeni.",
    again: "Pokušaj ponovo",
  },
  passkey: {
    signIn: "Prijava pristupnim ključem",
    cancelled: "Pristupni ključ nije upotrebljen. Prijavite se drugačije ili pokušajte ponovo.",
  },
  said: {
    signedOut: "Odjavljeni ste",
    windowClosed: "Prozor za prijavu je zatvoren",
    invalidMessage: "Primljena je neispravna poruka",
    refused: "Prijava nije uspela. Pokušajte ponovo.",
    offline: "Nema veze. Proverite internet i pokušajte ponovo.",
  },
  password: {
    show: "Prikaži lozinku",
    hide: "Sakrij lozinku",
    strength: {
      none: "Što duža, to bolja. Nekoliko reči je sasvim dobro.",
      weak: "Lako se pogađa",
      fair: "Mogla bi da bude duža",
      good: "Dobra",
      strong: "Vrlo dobra",
    },
  },
  working: "Trenutak…",
} satisfies Translation<typeof en>;
