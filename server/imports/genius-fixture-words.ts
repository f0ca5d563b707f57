import { wordIn } from "./source-text.ts";

/** What a row of a play-by-play says, in the words newer answers use for `eventType` and `eventSubType`. */
export type EventWords = { readonly type: string; readonly subType: string };

/**
 * Older answers give no `eventType`: a row says what it is only in the words of the site's language. Turkish and French
 * are known from whole games; a further language is a further table here. `null` for words nobody told us.
 */
export function eventOfWords(description: string): EventWords | null {
  const words = folded(description);
  return known.get(words) ?? shotOf(words) ?? freeThrowOf(words) ?? turnoverOf(words);
}

/** Small letters as Turkish makes them, for both sides of the comparison: "Top kaybı" and "Top Kaybı" are one. */
function folded(text: string): string {
  return text.toLocaleLowerCase("tr").replace(/\s+/g, " ").trim();
}

const table: Readonly<Record<string, readonly string[]>> = {
  "jumpBall won": ["Hava Atışı - Kazanılan", "Entre-deux remporté"],
  "jumpBall lost": ["Hava Atışı - Kaybedilen", "Entre-deux ballon perdu"],
  "rebound offensive": ["Hücum Ribaundu", "Rebond Offensif"],
  "rebound defensive": ["Savunma Ribaundu", "Rebond Défensif"],
  "assist ": ["Asist", "Passe Décisive"],
  "steal ": ["Top Çalma", "Interception"],
  "block ": ["Blok", "Contre"],
  "foul drawn": ["Alınan Faul", "Faute Provoquée"],
  "foul personal": ["Kişisel Faul", "Faute Personnelle"],
  "foul offensive": ["Hücum Faul", "Faute Offensive"],
  "foul technical": ["Teknik Faul", "Faute Technique"],
  "foul unsportsmanlike": ["Sportmenlik Dışı Faul", "Faute Antisportive"],
  "foul disqualifying": ["Diskalifiye Edici Faul", "Faute Disqualifiante"],
  "foul coachTechnical": ["Teknik Faul - Antrenör", "Faute Technique Coach"],
  "foul benchTechnical": ["Teknik Faul - Bench", "Faute Technique Banc"],
  "foul coachDisqualifying": ["Diskalifiye Edici Faul - Antrenör", "Faute Disqualifiante Coach"],
  "foul ": ["Faul", "Faute"],
  "timeOut full": ["Mola", "Temps-Mort"],
  "timeOut commercial": ["Televizyon Molası", "Temps-Mort Commercial"],
  "substitution in": ["Oyuna Giren", "Remplacement entrant"],
  "substitution out": ["Oyundan Çıkan", "Remplacement sortant"],
};

const known = new Map(
  Object.entries(table).flatMap(([words, spellings]) => {
    const [type = "", subType = ""] = words.split(" ");
    return spellings.map((spelling) => [folded(spelling), { type, subType }] as const);
  }),
);

/** "2 Sayı Floating Jump Shot", "Üç Sayı", "3 pts Pullup Jump Shot". */
function shotOf(words: string): EventWords | null {
  const [, number, kind = ""] = /^(2|3|iki|üç) ?(?:sayı|pts?)(?: (.+))?$/.exec(words) ?? [];
  if (number === undefined) return null;
  return { type: number === "2" || number === "iki" ? "2pt" : "3pt", subType: wordIn(shotWords, kind) ?? kind.replaceAll(" ", "") };
}

const shotWords: Readonly<Record<string, string>> = { smaç: "dunk", claquette: "tipIn", floater: "floatingJumpShot" };

/** "Serbest Atış 1/2", "Lancer franc 1 sur 2". */
function freeThrowOf(words: string): EventWords | null {
  const [, number, of] = /^(?:serbest atış|lancer franc) (\d) ?(?:\/|sur) ?(\d)$/.exec(words) ?? [];
  return number === undefined ? null : { type: "freeThrow", subType: `${number}Of${of}` };
}

/** Whatever the turnover was, it is one. */
function turnoverOf(words: string): EventWords | null {
  const [, kind = ""] = /^(?:top kaybı|balle perdue)(?: ?- ?(.+))?$/.exec(words) ?? [];
  if (!/^(?:top kaybı|balle perdue)/.test(words)) return null;
  return { type: "turnover", subType: turnovers.get(kind) ?? "" };
}

const turnoverTable: Readonly<Record<string, readonly string[]>> = {
  badPass: ["Kötü Pas", "Mauvaise Passe"],
  ballHandling: ["Top hakimiyeti", "Mauvais Contrôle"],
  travel: ["Steps", "marcher"],
  offensive: ["Ofansif", "Faute offensive"],
  shotClock: ["Şut Saati", "24 secondes"],
  outOfBounds: ["Sortie de Balle"],
  backCourt: ["retour en zone"],
  doubleDribble: ["Reprise de dribble"],
  carrying: ["Porté de Balle"],
  offensiveGoalTending: ["Intervention Ballon en Attaque"],
  "8Sec": ["8 secondes"],
  "5Sec": ["5 secondes"],
  "3Sec": ["3 secondes"],
};

const turnovers = new Map(
  Object.entries(turnoverTable).flatMap(([subType, spellings]) => spellings.map((spelling) => [folded(spelling), subType] as const)),
);
