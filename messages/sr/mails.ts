import type en from "../en/mails.ts";
import type { Translation } from "../translation.ts";

export default {
  greeting: { name: "Dobar dan, {name},", nobody: "Dobar dan," },
  code: "Ako se link ne otvara, unesite na stranici ovaj kod: {code}",
  reason: "Liga poručuje: {reason}",
  signature: "{league}. Ova poruka je poslata automatski; odgovore niko ne čita.",
  "confirm-address": {
    subject: "Potvrdite svoju adresu: {league}",
    body: "Neko je, verovatno vi, zatražio nalog na sajtu {league} sa ovom adresom. Potvrdite je da bi nalog bio otvoren.",
    action: "Potvrdite adresu",
    after: "Link možete upotrebiti jednom, u roku od 24 sata. Ako to niste bili vi, ne radite ništa: bez potvrde se nalog ne otvara.",
  },
  "already-registered": {
    subject: "Već imate nalog na sajtu {league}",
    body: "Neko je, verovatno vi, pokušao da se registruje na sajtu {league} sa ovom adresom. Nalog već imate i možete se njime prijaviti.",
    action: "Prijavite se",
    after: "Ako ste zaboravili lozinku, na toj stranici možete izabrati novu. Ako to niste bili vi, ništa se nije promenilo.",
  },
  "reset-password": {
    subject: "Izaberite novu lozinku",
    body: "Za vaš nalog na sajtu {league} zatražena je nova lozinka.",
    action: "Izaberite novu lozinku",
    after: "Link možete upotrebiti jednom, u roku od sat vremena. Ako to niste bili vi, ne radite ništa: vaša lozinka ostaje ista.",
  },
  "password-changed": {
    subject: "Vaša lozinka je promenjena",
    body: "Lozinka vašeg naloga na sajtu {league} je promenjena. Svi drugi uređaji su odjavljeni.",
    action: "Nisam ja",
    after: "Ako ste to bili vi, ne treba ništa više da radite. Ako niste, odmah izaberite novu lozinku.",
  },
  "confirm-new-address": {
    subject: "Potvrdite svoju novu adresu",
    body: "Ova adresa treba da postane adresa vašeg naloga na sajtu {league}.",
    action: "Potvrdite novu adresu",
    after: "Link možete upotrebiti jednom, u roku od 24 sata. Do potvrde ostaje vaša stara adresa.",
  },
  "address-changed": {
    subject: "Adresa vašeg naloga je promenjena",
    body: "Vaš nalog na sajtu {league} sada ima drugu imejl adresu. Ovde više ništa nećemo slati.",
    action: "Pišite ligi",
    after: "Ako to niste bili vi, odmah se obratite ligi.",
  },
  "guardian-consent": {
    subject: "{name}: potrebna je vaša saglasnost",
    body: "{name} želi nalog na sajtu {league} i navodi vas kao roditelja ili staratelja. Nalog se otvara kada se saglasite.",
    action: "Pročitajte i odlučite",
    after:
      "Link možete upotrebiti jednom, u roku od 14 dana. Ako ne poznajete ovu osobu, ne radite ništa: bez vaše saglasnosti nalog ostaje zatvoren.",
  },
  "guardian-agreed": {
    subject: "Vaš nalog je otvoren",
    body: "Roditelj ili staratelj se saglasio: sada možete da koristite nalog na sajtu {league}.",
    action: "Na vaš nalog",
    after: "Ako ovo niste tražili, obrišite nalog na svom profilu.",
  },
  "guardian-refused": {
    subject: "Saglasnost za vaš nalog nije data",
    body: "Roditelj ili staratelj kog ste naveli nije se saglasio sa nalogom na sajtu {league}. Ono što ste za njega upisali obrisano je.",
    action: "Na sajt lige",
    after: "Sve ovde možete da čitate i bez naloga.",
  },
  "guardian-record": {
    subject: "Saglasili ste se sa nalogom za: {name}",
    body: "Kao roditelj ili staratelj saglasili ste se da {name} ima nalog na sajtu {league}. Saglasnost možete da povučete u svakom trenutku.",
    action: "Povucite saglasnost",
    after: "Sačuvajte ovu poruku. Link možete upotrebiti jednom: na stranici koju otvara izaberite „Ne slažem se“ i nalog se briše.",
  },
  "guardian-withdrew": {
    subject: "Vaš nalog je zatvoren",
    body: "Roditelj ili staratelj koji se saglasio sa vašim nalogom na sajtu {league} povukao je saglasnost. Nalog je zatvoren.",
    action: "Na sajt lige",
    after: "Sve ovde možete da čitate i bez naloga.",
  },
  "account-deleted": {
    subject: "Vaš nalog je obrisan",
    body: "Vaš nalog na sajtu {league} i sve što je uz njega čuvano obrisano je, kako ste i želeli.",
    action: "Na sajt lige",
    after: "Hvala što ste bili sa nama.",
  },
  "claim-approved": {
    subject: "{league}: potvrđeno je da ste vi {player}",
    body: "Potvrđeno je da ste vi {player}. Vaše utakmice, učinak, sledeća utakmica i saigrači sada su u vašem profilu na sajtu {league}.",
    action: "Moje utakmice",
    after: "Ako ovo niste tražili, pišite ligi.",
  },
  "claim-refused": {
    subject: "{league}: nije potvrđeno da ste vi {player}",
    body: "Naveli ste da ste vi {player}. Liga to nije potvrdila ({league}).",
    action: "Moj profil",
    after: "Možete pokušati ponovo, uz poruku po kojoj liga može da zna da ste to vi.",
  },
  "claim-ended": {
    subject: "{league}: više nije potvrđeno da ste vi {player}",
    body: "Liga je povukla potvrdu da ste vi {player}. Vaše utakmice više nisu u vašem profilu na sajtu {league}.",
    action: "Moj profil",
    after: "Ako je to greška, pišite ligi.",
  },
} satisfies Translation<typeof en>;
