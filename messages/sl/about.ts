import type en from "../en/about.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "O nas",
  description: "Kdo vodi ligo, kako se igra, kako do nas: {site}.",
  parts: {
    about: "Liga",
    competition: "Kako igramo",
    contact: "Stik",
    accessibility: "Dostopnost",
    privacy: "Zasebnost",
    sponsors: "Pokrovitelji",
    screens: "Zasloni v dvoranah",
  },
  general: {
    about: "{site} organizira svoja tekmovanja ter tu objavlja razpored, izide in statistiko.",
    contact: "Liga tu še ni objavila stikov. V dokumentih so navedene odgovorne osebe.",
    accessibility:
      "Strani so narejene tako, da jih lahko uporabljate s tipkovnico, z bralnikom zaslona, z velikimi črkami, v svetlem in temnem prikazu ter brez skript. Ob grafikonih so številke kot besedilo. Naš cilj je WCAG 2.2, raven AA. Če vas kaj ovira, nam to sporočite prek stika.",
    privacy:
      "Piškotek »locale« si vaš jezik zapomni za 365 dni. Ob prijavi se doda še en, do odjave ali največ za eno leto; pri prijavi z Googlom še en, za deset minut. Izbrani videz in nazadnje odprti zavihek ostaneta v vašem brskalniku. Strani so za vse enake in ne vedo, kdo jih bere. Obiski se štejejo z Google Analytics le, če je liga to vklopila.",
  },
  privacyApplications: "Kar ekipa vpiše v prijavo, vidijo pisarna lige in tisti, ki imajo naslov prijave.",
  teams: "{count, plural, one {# ekipa} two {# ekipi} few {# ekipe} other {# ekip}}",
  rounds: "redni del: {count, plural, one {# krog} two {# kroga} few {# krogi} other {# krogov}}",
  playoffs: "nato končnica",
  playingTime: "Igra se {periods} × {minutes} minut, podaljški po {overtime}",
  byPoints: "Lestvica se računa po točkah: {win} za zmago, {loss} za poraz, {forfeit} za tekmo, izgubljeno brez boja.",
  byWins: "Lestvica se računa po zmagah.",
  byPercentage: "Lestvica se računa po deležu zmag.",
  level: {
    amongThem: "O vrstnem redu izenačenih ekip najprej odločajo medsebojne tekme.",
    allGames: "O vrstnem redu izenačenih ekip najprej odločajo koši z vseh tekem.",
    lostAward: "Med izenačenimi je ekipa, ki je tekmo izgubila po odločitvi lige, za drugimi.",
    divisionWinner: "Med izenačenimi je prvi zmagovalec divizije.",
    ownGroup: "O vrstnem redu izenačenih ekip najprej odloča delež zmag v diviziji ali konferenci.",
  },
  moreThanTwo: "Kadar sta izenačeni več kot dve ekipi, pravila določajo poseben postopek.",
  leagueRegulations: "Pravila lige",
  screensNote: "Kaj kažejo zasloni vsake dvorane: za zapisnikarsko mizo, tribune in prenose.",
  regulations: "Pravila in koledarji",
  table: "Lestvica",
} satisfies Translation<typeof en>;
