import type en from "../en/developers.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Za programere",
  description: "{site} za programe: javni [[API]], kalendari, kanali vesti, tabele kao datoteke i vidžeti za druge sajtove.",
  lead: "Sve što {site} ovde objavljuje mogu da čitaju i programi: bez ključa, bez prijave, sa bilo kog sajta.",
  api: {
    title: "Javni [[API]]",
    base: "Svaka adresa [[API]]-ja počinje sa",
    open: "Može samo da se čita, odgovara u formatu [[JSON]] i otvoren je za skripte sa svih sajtova.",
    values:
      "Vremenske oznake su u [[UTC]], a dani u vremenskoj zoni lige, {timeZone}. Uz svako ime stoji pismo kojim je napisano. Vrednost {none} znači da podatak nije zabeležen, što nije isto što i nula.",
    document: "Ceo [[API]] kao dokument [[OpenAPI]]",
  },
  calls: {
    title: "Pozivi",
    note: "Umesto izraza u vitičastim zagradama upišite naziv iz adrese odgovarajuće stranice na ovom sajtu. Odgovori su opisani na engleskom, kao u dokumentu [[OpenAPI]].",
    caption: "Svi pozivi [[API]]-ja",
    call: "Poziv",
    parameters: "Parametri",
    answer: "Odgovor",
    none: "nema",
  },
  asking: {
    title: "Kako se šalje upit",
    paging: "Stranica po stranica",
    pagingWords:
      "Spiskovi stižu po stranicama: {limit} određuje najveći broj stavki (od 1 do {most}; {usual} ako se izostavi), a {cursor} odakle se nastavlja. Adresa sledeće stranice je u polju {next} odgovora i u zaglavlju {header}. Kursor važi samo za svoj spisak i njegove filtere.",
    parameters: "Parametri",
    parametersWords: "Parametar koji poziv nema odbija se sa {status}, da nijedna greška u kucanju ne prođe neprimećeno.",
    errors: "Greške",
    errorsWords:
      "Greške se vraćaju u formatu {type} ([[RFC]] 9457), sa brojem koji treba navesti kada ih prijavljujete. Za ono što ne postoji odgovor je {status}.",
    caching: "Ponovljeni upit",
    cachingWords:
      "Svaki odgovor nosi oznaku u zaglavlju {tag}. Pošaljite je nazad u zaglavlju {header}: dok se ništa ne promeni, odgovor je prazan {status}.",
    example: "Primer: odigrane utakmice",
  },
  webhooks: {
    title: "[[Webhooks]]: obaveštenja vašem serveru",
    words:
      "Umesto da stalno iznova pita, vaš server može da bude obavešten: kada se utakmica zakaže, pomeri, počne, završi ili ispravi, kada se promeni tabela i kada izađe vest. Liga unosi vašu [[HTTPS]] adresu i daje vam tajni ključ; pišite joj.",
    message:
      "Svaki događaj stiže kao {method} u formatu [[JSON]], sa istom strukturom kao u [[API]]-ju i sa adresom na kojoj se može pročitati. {id} ostaje isti kada se događaj pošalje ponovo: preskočite ono što ste već primili. Događaji iste utakmice stižu svojim redom.",
    answering:
      "Odgovorite bilo kojim statusom {good} u roku od 15 sekundi. Inače se događaj šalje ponovo tokom tri dana, sa sve dužim pauzama i ne pre vremena koje navedete u zaglavlju {later}. Posle odgovora {gone} više ne dobijate obaveštenja.",
    verifying:
      "Svaka poruka je potpisana po pravilima [[Standard Webhooks]]: {signature} nastaje od oznake, vremena, tela poruke i vašeg tajnog ključa. Proverite potpis pre nego što čitate dalje i odbijte poruke starije od pet minuta. Kada se tajni ključ menja, poruke jedan dan nose dva potpisa.",
    events: "O čemu možete biti obavešteni",
    example: "Provera poruke",
    contact: "Zatražite [[webhooks]] od lige",
  },
  calendars: {
    title: "Kalendari i kanali vesti",
    words:
      "Programi za kalendar mogu da se pretplate na utakmice lige, ekipe, kluba ili igrača: adresa je adresa stranice sa dodatkom {file}. Kada se utakmica pomeri, kalendar to prati.",
    quiet: "Sa dodatkom {parameter} kalendar ne otkriva rezultate.",
    news: "Vesti se mogu pratiti preko formata [[RSS]] i [[JSON Feed]], na svakom jeziku sajta.",
    league: "Utakmice lige",
    team: "Utakmice ekipe",
    club: "Utakmice kluba",
    player: "Utakmice igrača",
    rss: "Vesti kao [[RSS]]",
    jsonFeed: "Vesti kao [[JSON Feed]]",
  },
  tables: {
    title: "Tabele kao datoteke",
    words: "Svaka tabela ovog sajta može da se preuzme kao datoteka: na adresu njene stranice dodajte {xlsx}, {csv} ili {json}.",
    which:
      "Ako stranica ima više tabela, {parameter} sa brojem ili nazivom bira jednu. Bez toga [[XLSX]] i [[CSV]] daju prvu tabelu, a [[JSON]] sve.",
    written:
      "[[CSV]] je zapisan onako kako ga otvaraju programi za tabele na tom jeziku: na engleskom sa zarezima, na svim ostalim jezicima sa tačkom i zarezom i decimalnim zarezom. Programima više odgovara [[JSON]].",
    standings: "Tabela lige kao [[CSV]]",
    allOfPage: "Sve tabele sa stranice lige kao [[JSON]]",
    calls: "Gornji pozivi kao [[CSV]]",
  },
  scoringTable: {
    title: "Vođenje utakmice",
    words:
      "Ko ima link za zapisnički sto utakmice može da je vodi sopstvenim programom: sastave, akcije, satove i potpise. {id} utakmice i tu je njen identifikator. Linkove daje kancelarija lige; pišite joj.",
    document: "Protokol zapisničkog stola kao dokument [[OpenAPI]]",
  },
  embeds: {
    title: "Vidžeti za vaš sajt",
    words: "Prekopirajte jedan od ovih isečaka na svoju stranicu. Uz {script} okvir se prilagođava visini sadržaja.",
    choice:
      "Vidžet je podrazumevano svetao ili taman, kao uređaj čitaoca; {light} ili {dark} na kraju adrese to određuje. Jezik je na početku adrese.",
    standings: "Tabela",
    schedule: "Raspored",
    leaders: "Najbolji pojedinci lige",
    game: "Utakmica",
    look: "Pogledajte",
    oembed:
      "Programi koji podržavaju [[oEmbed]] pozivaju {address} sa adresom lige, utakmice ili rasporeda. Te stranice to navode u svom zaglavlju.",
    oembedExample: "Odgovor [[oEmbed]] za ligu",
  },
  source: {
    title: "Navođenje izvora",
    words: "Ko objavljuje podatke odavde, kao izvor navodi: {site}; na internetu uz link ka ovom sajtu ili ka stranici sa koje su podaci.",
    example: "Izvor kao link",
    credit: "Izvor: {site}",
    pictures: "Fotografije i grbovi imaju svoje vlasnike: pre nego što ih upotrebite, pitajte ligu.",
    contact: "Kontakt lige",
  },
} as const satisfies Translation<typeof en>;
