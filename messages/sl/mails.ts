import type en from "../en/mails.ts";
import type { Translation } from "../translation.ts";

export default {
  greeting: { name: "Pozdravljeni, {name},", nobody: "Pozdravljeni," },
  code: "Če se povezava ne odpre, na strani vnesite to kodo: {code}",
  reason: "Liga sporoča: {reason}",
  signature: "{league}. Sporočilo je bilo poslano samodejno; odgovorov nanj nihče ne bere.",
  "confirm-address": {
    subject: "Potrdite svoj naslov: {league}",
    body: "Nekdo, verjetno vi, je s tem naslovom zaprosil za račun na spletnem mestu {league}. Potrdite ga, da se račun odpre.",
    action: "Potrdite naslov",
    after: "Povezavo lahko uporabite enkrat, v 24 urah. Če to niste bili vi, ne storite ničesar: brez potrditve se račun ne odpre.",
  },
  "already-registered": {
    subject: "Račun na spletnem mestu {league} že imate",
    body: "Nekdo, verjetno vi, se je s tem naslovom poskusil registrirati na spletnem mestu {league}. Račun že imate in se lahko z njim prijavite.",
    action: "Prijavite se",
    after: "Če ste pozabili geslo, lahko na tej strani izberete novo. Če to niste bili vi, se ni nič spremenilo.",
  },
  "reset-password": {
    subject: "Izberite novo geslo",
    body: "Za vaš račun na spletnem mestu {league} je bilo zahtevano novo geslo.",
    action: "Izberite novo geslo",
    after: "Povezavo lahko uporabite enkrat, v eni uri. Če to niste bili vi, ne storite ničesar: vaše geslo ostane isto.",
  },
  "password-changed": {
    subject: "Vaše geslo je spremenjeno",
    body: "Geslo vašega računa na spletnem mestu {league} je bilo spremenjeno. Vse druge naprave so odjavljene.",
    action: "Nisem jaz",
    after: "Če ste bili to vi, ni treba storiti ničesar več. Če niste, takoj izberite novo geslo.",
  },
  "confirm-new-address": {
    subject: "Potrdite svoj novi naslov",
    body: "Ta naslov naj bi postal naslov vašega računa na spletnem mestu {league}.",
    action: "Potrdite novi naslov",
    after: "Povezavo lahko uporabite enkrat, v 24 urah. Do potrditve ostane vaš stari naslov.",
  },
  "address-changed": {
    subject: "Naslov vašega računa je spremenjen",
    body: "Vaš račun na spletnem mestu {league} ima zdaj drug e-naslov. Sem ne bomo več pošiljali ničesar.",
    action: "Pišite ligi",
    after: "Če to niste bili vi, se takoj obrnite na ligo.",
  },
  "guardian-consent": {
    subject: "{name}: potrebno je vaše soglasje",
    body: "{name} želi račun na spletnem mestu {league} in navaja vas kot starša ali skrbnika. Račun se odpre, ko soglašate.",
    action: "Preberite in odločite",
    after:
      "Povezavo lahko uporabite enkrat, v 14 dneh. Če te osebe ne poznate, ne storite ničesar: brez vašega soglasja račun ostane zaprt.",
  },
  "guardian-agreed": {
    subject: "Vaš račun je odprt",
    body: "Starš ali skrbnik je soglašal: zdaj lahko uporabljate svoj račun na spletnem mestu {league}.",
    action: "Na svoj račun",
    after: "Če tega niste želeli, račun izbrišite na svojem profilu.",
  },
  "guardian-refused": {
    subject: "Soglasje za vaš račun je zavrnjeno",
    body: "Starš ali skrbnik, ki ste ga navedli, ne soglaša z računom na spletnem mestu {league}. Kar ste zanj vpisali, je izbrisano.",
    action: "Na stran lige",
    after: "Vse tu lahko berete tudi brez računa.",
  },
  "guardian-record": {
    subject: "Soglašali ste z računom za: {name}",
    body: "Kot starš ali skrbnik ste soglašali, da ima {name} račun na spletnem mestu {league}. Soglasje lahko kadar koli prekličete.",
    action: "Prekličite soglasje",
    after: "Shranite to sporočilo. Povezavo lahko uporabite enkrat: na strani, ki jo odpre, izberite »Ne soglašam« in račun se izbriše.",
  },
  "guardian-withdrew": {
    subject: "Vaš račun je zaprt",
    body: "Starš ali skrbnik, ki je soglašal z vašim računom na spletnem mestu {league}, je soglasje preklical. Račun je zaprt.",
    action: "Na stran lige",
    after: "Vse tu lahko berete tudi brez računa.",
  },
  "account-deleted": {
    subject: "Vaš račun je izbrisan",
    body: "Vaš račun na spletnem mestu {league} in vse, kar je bilo shranjeno z njim, je izbrisano, kot ste želeli.",
    action: "Na spletno mesto lige",
    after: "Hvala, da ste bili z nami.",
  },
  "claim-approved": {
    subject: "{league}: potrjeno je, da ste {player}",
    body: "Potrjeno je, da ste {player}. Vaše tekme, statistika, naslednja tekma in soigralci so zdaj v vašem profilu na spletnem mestu {league}.",
    action: "Moje tekme",
    after: "Če tega niste želeli, pišite ligi.",
  },
  "claim-refused": {
    subject: "{league}: ni potrjeno, da ste {player}",
    body: "Navedli ste, da ste {player}. Liga tega ni potrdila ({league}).",
    action: "Moj profil",
    after: "Poskusite lahko znova, s sporočilom, po katerem liga ve, da ste to vi.",
  },
  "claim-ended": {
    subject: "{league}: ni več potrjeno, da ste {player}",
    body: "Liga je umaknila potrditev, da ste {player}. Vaših tekem ni več v vašem profilu na spletnem mestu {league}.",
    action: "Moj profil",
    after: "Če je to pomota, pišite ligi.",
  },
} satisfies Translation<typeof en>;
