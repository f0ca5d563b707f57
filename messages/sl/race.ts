import type en from "../en/race.ts";
import type { Translation } from "../translation.ts";

export default {
  marks: {
    first: "zagotovljeno prvo mesto",
    playoffs: "zagotovljena končnica",
    safe: "zagotovljen obstanek",
    out: "brez možnosti za končnico",
    down: "izpade iz lige",
  },
  certain: "Gotovo",
  marksNote: "Ne glede na razplet preostalih tekem; tekem brez boja in odločitev ni mogoče predvideti.",
  heads: {
    possible: { short: "Mogoč", long: "Najboljše in najslabše mesto, ki je še mogoče" },
    playoffs: { short: "Konč.", long: "Verjetnost uvrstitve v končnico" },
    first: { short: "Prvi", long: "Verjetnost prvega mesta" },
    down: { short: "Izpad", long: "Verjetnost izpada iz lige" },
    chances: { short: "Mesta", long: "Verjetnost vsakega mesta, prvo je povsem levo" },
    wins: { short: "Treba", long: "Koliko lastnih zmag zagotavlja končnico, ne glede na druge" },
    left: { short: "Ost.", long: "Preostale tekme" },
    schedule: { short: "Nasp.", long: "Povprečna ocena preostalih nasprotnikov" },
    rating: { short: "Ocena", long: "Ocena: za koliko točk je boljša od povprečne ekipe, po razlikah in nasprotnikih" },
    power: { short: "Moč", long: "Mesto na lestvici moči, po oceni" },
  },
  chance: "{place}. mesto: {share}",
  note: "Preostale tekme so bile 10.000-krat naključno odigrane, po dosedanjih razlikah, prednosti domačega igrišča in tem, kako malo pove malo tekem; izenačene ekipe ločijo pravila lige. Mogoča in zagotovljena mesta so izračunana, ne ocenjena: izenačenje šteje proti ekipi, razen če je že odločeno. Črtica pod »Treba«: lastne zmage ne zadoščajo. To je ocena, ne obljuba.",
  none: "Boj za mesta je prikazan, dokler so pred ekipami še tekme, ko je vsaj ena odigrana in je objavljen ves razpored.",
} as const satisfies Translation<typeof en>;
