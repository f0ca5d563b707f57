import type en from "../en/visitor.ts";
import type { Translation } from "../translation.ts";

export default {
  ownTime: "kod vas {time}",
  entry: {
    signIn: "Prijava",
    menu: "Vaš nalog",
    profile: "Profil",
    account: "Nalog i bezbednost",
    signOut: "Odjava",
  },
  gate: {
    title: "Prijavite se da vidite svoj profil",
    text: "U njemu je ono što pratite i vaše utakmice, samo za vaše oči.",
    signIn: "Prijavite se",
    register: "Otvorite nalog",
    needsScripts: "Vaše strane se sastavljaju u pregledaču i za to je potreban [[JavaScript]], koji je ovde isključen.",
    waiting: "Trenutak, gledamo čiji je ovo profil.",
    failed: "Trenutno ne možemo do vašeg naloga. I dalje ste prijavljeni.",
    again: "Pokušajte ponovo",
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
    offline: "Niko se ne javlja. Imate li vezu sa internetom?",
  },
  password: {
    show: "Prikaži lozinku",
    hide: "Sakrij lozinku",
    strength: {
      none: "Koliko god dugačka: reči zaredom su dobre",
      weak: "Lako se pogađa",
      fair: "Mogla bi da bude duža",
      good: "Dobra",
      strong: "Vrlo dobra",
    },
  },
  working: "Trenutak…",
} satisfies Translation<typeof en>;
