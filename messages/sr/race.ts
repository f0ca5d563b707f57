import type en from "../en/race.ts";
import type { Translation } from "../translation.ts";

export default {
  marks: {
    first: "osigurano prvo mesto",
    playoffs: "osiguran plej-of",
    safe: "osiguran opstanak",
    out: "bez izgleda za plej-of",
    down: "ispada iz lige",
  },
  certain: "Izvesno",
  marksNote: "Kako god da se završe preostale utakmice; službeni rezultati i odluke ne mogu se predvideti.",
  heads: {
    possible: { short: "Moguć", long: "Najbolje i najlošije mesto koje je još moguće" },
    playoffs: { short: "P-o", long: "Verovatnoća plasmana u plej-of" },
    first: { short: "Prvi", long: "Verovatnoća osvajanja prvog mesta" },
    down: { short: "Ispad", long: "Verovatnoća ispadanja iz lige" },
    chances: { short: "Mesta", long: "Verovatnoća svakog mesta, prvo je sasvim levo" },
    wins: { short: "Treba", long: "Koliko sopstvenih pobeda osigurava plej-of, šta god ostali uradili" },
    left: { short: "Ost.", long: "Preostale utakmice" },
    schedule: { short: "Prot", long: "Prosečan rejting preostalih protivnika" },
    rating: { short: "Rejt", long: "Rejting: koliko je poena bolja od prosečne ekipe, prema razlikama i protivnicima" },
    power: { short: "Snaga", long: "Mesto na listi snage, po rejtingu" },
  },
  chance: "{place}. mesto: {share}",
  note: "Preostale utakmice simulirane su 10.000 puta, prema dosadašnjim koš-razlikama, prednosti domaćeg terena i tome koliko malo govori mali broj utakmica; izjednačene ekipe razdvajaju se po pravilima lige. Moguća i osigurana mesta su izračunata, ne procenjena: izjednačenje se računa protiv ekipe, osim ako je već odlučeno. Crta pod „Treba“: sopstvene pobede nisu dovoljne. Ovo je procena, ne obećanje.",
  none: "Trka se prikazuje dok ima preostalih utakmica, kad je bar jedna odigrana i kad je objavljen ceo raspored.",
} as const satisfies Translation<typeof en>;
