import type { SheetPart } from "./pdf-sheet.ts";

/** What a league's regulations say of its own; the rest is the same in every league of the demo. */
export type RegulationFacts = { readonly league: string; readonly season: string; readonly teams: number; readonly rounds: number };

export type DocumentLanguage = "en" | "sr" | "sl";

type Regulations = { readonly title: string; readonly parts: readonly SheetPart[] };

/** The regulations of a competition, as far as the table and the site depend on them. */
export function regulations(language: DocumentLanguage, facts: RegulationFacts): Regulations {
  return texts[language](facts);
}

function heading(text: string): SheetPart {
  return { kind: "heading", text };
}

function paragraph(text: string): SheetPart {
  return { kind: "paragraph", text };
}

function list(...items: readonly string[]): SheetPart {
  return { kind: "list", items };
}

const texts: Readonly<Record<DocumentLanguage, (facts: RegulationFacts) => Regulations>> = {
  en: ({ league, season, teams, rounds }) => ({
    title: "Competition regulations",
    parts: [
      heading("1. Competition"),
      paragraph(`${league}, season ${season}. ${teams} teams play a double round robin of ${rounds} rounds, then the play-offs.`),
      paragraph("Games are played under the FIBA Official Basketball Rules: four quarters of ten minutes, overtimes of five."),
      heading("2. Classification"),
      paragraph(
        "Two points for a win, one for a loss, none for a game lost by forfeit. Teams level on points are ranked, in this order, by:",
      ),
      list(
        "points from the games between them,",
        "point difference in the games between them,",
        "points scored in the games between them,",
        "point difference in all games,",
        "points scored in all games; failing that, by draw.",
      ),
      paragraph("As soon as one of the teams is separated, the procedure starts again from the first criterion for those still level."),
      heading("3. Forfeits and defaults"),
      paragraph("A team that does not take the court loses 0:20. A team left with fewer than two players loses by default."),
      heading("4. Statistics"),
      paragraph("Official statistics are kept play by play and published on the league's site. Corrections are marked as such."),
      paragraph("Among the leaders stand players who have taken part in at least half of their team's games."),
    ],
  }),
  sr: ({ league, season, teams, rounds }) => ({
    title: "Propozicije takmičenja",
    parts: [
      heading("1. Takmičenje"),
      paragraph(`${league}, sezona ${season}. Broj ekipa: ${teams}. Igra se dvokružno (${rounds} kola), zatim plej-of.`),
      paragraph("Igra se po zvaničnim pravilima FIBA: četiri četvrtine po deset minuta, produžeci po pet minuta."),
      heading("2. Plasman"),
      paragraph(
        "Pobeda donosi dva boda, poraz jedan, a utakmica izgubljena službenim rezultatom nijedan. Kod jednakog broja bodova odlučuju, ovim redom:",
      ),
      list(
        "bodovi iz međusobnih utakmica,",
        "koš-razlika u međusobnim utakmicama,",
        "broj postignutih poena u međusobnim utakmicama,",
        "koš-razlika u svim utakmicama,",
        "broj postignutih poena u svim utakmicama, a potom žreb.",
      ),
      paragraph("Čim se jedna od ekipa izdvoji, postupak za preostale izjednačene ekipe počinje od prvog merila."),
      heading("3. Službeni rezultat"),
      paragraph(
        "Ekipa koja ne izađe na teren gubi 0:20. Ekipa kojoj ostane manje od dva igrača gubi utakmicu zbog nedovoljnog broja igrača.",
      ),
      heading("4. Statistika"),
      paragraph("Zvanična statistika vodi se potez po potez i objavljuje na sajtu lige. Ispravke su posebno obeležene."),
      paragraph("Na listama najboljih su igrači koji su nastupili na najmanje polovini utakmica svoje ekipe."),
    ],
  }),
  sl: ({ league, season, teams, rounds }) => ({
    title: "Tekmovalni pravilnik",
    parts: [
      heading("1. Tekmovanje"),
      paragraph(`${league}, sezona ${season}. Število ekip: ${teams}. Igra se dvokrožno (${rounds} krogov), nato končnica.`),
      paragraph("Igra se po uradnih pravilih FIBA: štiri četrtine po deset minut, podaljški po pet minut."),
      heading("2. Razvrstitev"),
      paragraph("Zmaga prinese dve točki, poraz eno, tekma, izgubljena brez boja, nobene. Pri enakem številu točk odločajo po vrsti:"),
      list(
        "točke iz medsebojnih tekem,",
        "razlika v koših na medsebojnih tekmah,",
        "število doseženih košev na medsebojnih tekmah,",
        "razlika v koših na vseh tekmah,",
        "število doseženih košev na vseh tekmah, nato žreb.",
      ),
      paragraph("Ko se ena od ekip izloči iz izenačenja, se postopek za preostale začne znova pri prvem merilu."),
      heading("3. Tekma brez boja"),
      paragraph(
        "Ekipa, ki ne nastopi, izgubi z 0:20. Ekipa, ki ji ostaneta manj kot dva igralca, izgubi tekmo zaradi premajhnega števila igralcev.",
      ),
      heading("4. Statistika"),
      paragraph("Uradna statistika se vodi sproti in je objavljena na spletni strani lige. Popravki so posebej označeni."),
      paragraph("Na lestvicah najboljših so igralci, ki so nastopili na vsaj polovici tekem svoje ekipe."),
    ],
  }),
};
