import type en from "../en/developers.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Za razvijalce",
  description: "{site} za programe: javni API, koledarji, viri novic, tabele kot datoteke in gradniki za druga spletna mesta.",
  lead: "Vse, kar {site} tu objavlja, lahko berejo tudi programi: brez ključa, brez prijave, s katerega koli spletnega mesta.",
  api: {
    title: "Javni API",
    base: "Vsak naslov API-ja se začne z",
    open: "Mogoče ga je samo brati, odgovarja v obliki JSON in je odprt za skripte z vseh spletnih mest.",
    values:
      "Časovni žigi so v UTC, dnevi v časovnem pasu lige, {timeZone}. Ob vsakem imenu je navedena pisava, v kateri je zapisano. Vrednost {none} pomeni, da podatek ni zabeležen, kar ni isto kot nič.",
    document: "Celoten API kot dokument OpenAPI",
  },
  calls: {
    title: "Klici",
    note: "Namesto izraza v zavitih oklepajih vpišite ime iz naslova ustrezne strani na tem spletnem mestu. Odgovori so opisani v angleščini, kot v dokumentu OpenAPI.",
    caption: "Vsi klici API-ja",
    call: "Klic",
    parameters: "Parametri",
    answer: "Odgovor",
    none: "brez",
  },
  asking: {
    title: "Kako poizvedovati",
    paging: "Stran za stranjo",
    pagingWords:
      "Seznami prihajajo po straneh: {limit} določa največje število vnosov (od 1 do {most}; {usual}, če je izpuščen), {cursor} pa, kje se nadaljuje. Naslov naslednje strani je v polju {next} odgovora in v glavi {header}. Kazalec velja le za svoj seznam in njegove filtre.",
    parameters: "Parametri",
    parametersWords: "Parameter, ki ga klic nima, je zavrnjen s {status}, da nobena tipkarska napaka ne ostane neopažena.",
    errors: "Napake",
    errorsWords:
      "Napake so vrnjene v obliki {type} (RFC 9457), s številko, ki jo navedite, ko napako prijavite. Za tisto, česar ni, je odgovor {status}.",
    caching: "Ponovna poizvedba",
    cachingWords:
      "Vsak odgovor ima oznako v glavi {tag}. Pošljite jo nazaj v glavi {header}: dokler se nič ne spremeni, je odgovor prazen {status}.",
    example: "Primer: odigrane tekme",
  },
  webhooks: {
    title: "Webhooks: obvestila vašemu strežniku",
    words:
      "Namesto da vedno znova poizveduje, je vaš strežnik lahko obveščen: ko je tekma uvrščena na spored, prestavljena, se začne, konča ali popravi, ko se spremeni lestvica in ko izide novica. Liga vnese vaš naslov HTTPS in vam da skrivni ključ; pišite ji.",
    message:
      "Vsak dogodek pride kot {method} v obliki JSON, z enako zgradbo kot v API-ju in z naslovom, na katerem ga je mogoče prebrati. {id} ostane enak, ko je dogodek poslan znova: preskočite, kar ste že prejeli. Dogodki iste tekme prihajajo po vrsti.",
    answering:
      "Odgovorite s katerim koli statusom {good} v 15 sekundah. Sicer je dogodek poslan znova še tri dni, z vse daljšimi premori in ne pred časom, ki ga navedete v glavi {later}. Po odgovoru {gone} obvestil ne dobivate več.",
    verifying:
      "Vsako sporočilo je podpisano po pravilih Standard Webhooks: {signature} nastane iz oznake, časa, telesa sporočila in vašega skrivnega ključa. Podpis preverite, preden berete naprej, in zavrnite sporočila, starejša od petih minut. Ob menjavi ključa nosijo sporočila en dan dva podpisa.",
    events: "O čem ste lahko obveščeni",
    example: "Preverjanje sporočila",
    contact: "Zaprosite ligo za webhooks",
  },
  calendars: {
    title: "Koledarji in viri novic",
    words:
      "Koledarski programi se lahko naročijo na tekme lige, ekipe, kluba ali igralca: naslov je naslov strani z dodatkom {file}. Ko je tekma prestavljena, se to pokaže tudi v koledarju.",
    quiet: "Z dodatkom {parameter} koledar ne razkrije izidov.",
    news: "Novice je mogoče spremljati prek RSS in JSON Feed, v vsakem jeziku spletnega mesta.",
    league: "Tekme lige",
    team: "Tekme ekipe",
    club: "Tekme kluba",
    player: "Tekme igralca",
    rss: "Novice kot RSS",
    jsonFeed: "Novice kot JSON Feed",
  },
  tables: {
    title: "Tabele kot datoteke",
    words: "Vsako tabelo tega spletnega mesta je mogoče dobiti kot datoteko: naslovu njene strani dodajte {xlsx}, {csv} ali {json}.",
    which:
      "Kjer ima stran več tabel, {parameter} s številko ali imenom izbere eno. Brez tega XLSX in CSV vsebujeta prvo tabelo, JSON pa vse.",
    written:
      "CSV je zapisan tako, kot ga odpirajo preglednice v tem jeziku: v angleščini z vejicami, v vseh drugih jezikih s podpičji in decimalno vejico. Za programe je primernejši JSON.",
    standings: "Lestvica kot CSV",
    allOfPage: "Vse tabele s strani lige kot JSON",
    calls: "Zgornji klici kot CSV",
  },
  scoringTable: {
    title: "Vodenje tekme",
    words:
      "Kdor ima povezavo do zapisnikarske mize tekme, jo lahko vodi s svojim programom: kadre, akcije, ure in podpise. {id} tekme je tudi tam njena oznaka. Povezave daje pisarna lige; pišite ji.",
    document: "Protokol zapisnikarske mize kot dokument OpenAPI",
  },
  embeds: {
    title: "Gradniki za vaše spletno mesto",
    words: "Kopirajte enega od teh izsekov na svojo stran. S {script} se okvir prilagodi višini vsebine.",
    choice:
      "Gradnik je privzeto svetel ali temen, kot je bralčeva naprava; {light} ali {dark} na koncu naslova to določi. Jezik je na začetku naslova.",
    standings: "Lestvica",
    schedule: "Razpored",
    leaders: "Najboljši posamezniki lige",
    game: "Tekma",
    look: "Oglejte si",
    oembed: "Programi, ki podpirajo oEmbed, kličejo {address} z naslovom lige, tekme ali razporeda. Te strani ga navajajo v svoji glavi.",
    oembedExample: "Odgovor oEmbed za ligo",
  },
  source: {
    title: "Navajanje vira",
    words:
      "Kdor objavlja podatke od tod, kot vir navede: {site}; na spletu s povezavo na to spletno mesto ali na stran, s katere so podatki.",
    example: "Vir kot povezava",
    credit: "Vir: {site}",
    pictures: "Fotografije in grbi imajo svoje lastnike: preden jih uporabite, vprašajte ligo.",
    contact: "Stik z ligo",
  },
} as const satisfies Translation<typeof en>;
