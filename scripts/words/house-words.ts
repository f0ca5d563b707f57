import type { Language } from "#contract/locale.ts";

/** A concept that has one word in a language, and the words that were said for it besides. */
export type HouseWord = {
  /** As docs/glossary.md or docs/words.md call it. */
  readonly concept: string;
  readonly word: string;
  /** What is not said for it. */
  readonly never: RegExp;
  /** The keys to which that is confined, where the word means something else in others. */
  readonly within?: RegExp;
  /** Keys in which the other word is right, because it is of something else there. */
  readonly except?: RegExp;
};

const formulas = /formula$|indexExplained$|clutch\.ofTeams$/;
const gameLog = /^game\.flags|^game-details\.(rotations|lineups)/;

/** Letters on either side end a word; `\b` knows only those of English. */
function word(pattern: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "iu");
}

function beginning(pattern: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${pattern})`, "iu");
}

/** One word for one thing, by language. What it is in all six stands in docs/glossary.md. */
export const houseWords: Readonly<Record<Language, readonly HouseWord[]>> = {
  en: [
    { concept: "people", word: "they", never: word("he|him|his|himself|she|her") },
    { concept: "scorer’s table", word: "scorer’s table", never: /scoring table/i },
    { concept: "statistics", word: "stats", never: word("figures?") },
    { concept: "equal score", word: "tied", never: word("level"), except: /^about\.general\.accessibility$/ },
    { concept: "time-out", word: "timeout", never: /time-out/i },
    { concept: "play-offs", word: "play-offs", never: word("playoffs?") },
    { concept: "position", word: "centre", never: word("centers?") },
    { concept: "meetings of two clubs", word: "head-to-head", never: /head to head/i },
    { concept: "league office", word: "league office", never: /league’s office/i },
    { concept: "fewer points taken off", word: "minus", never: /, less /i, within: formulas },
    { concept: "where something is shown", word: "appears, is listed", never: /stands? here/i },
    { concept: "beginning of an account, team or league", word: "create", never: /found (?:a|the) league|make (?:a|the) team/i },
  ],
  sr: [
    { concept: "venue", word: "hala", never: beginning("dvoran") },
    { concept: "quarter; period", word: "četvrtina; period", never: beginning("deonic") },
    { concept: "regular season", word: "ligaški deo", never: beginning("regularn\\p{L}+ de[ol]") },
    { concept: "forfeit", word: "službeni rezultat", never: /utakmic\p{L}* bez borbe/iu },
    { concept: "fewer points taken off", word: "minus", never: /,? manje (?!od )/i, within: formulas },
    { concept: "leaders", word: "najbolji pojedinci", never: beginning("lider") },
    { concept: "champion", word: "šampion", never: beginning("prvak") },
    { concept: "game log", word: "zapis", never: beginning("zapisnik"), within: gameLog },
    { concept: "fantasy game", word: "fantazi", never: beginning("fantasy|fantastičn") },
    { concept: "page", word: "stranica", never: word("(?:prethodna|sledeća|početna|početnu|vaše) stran[aeu]|strana \\{\\}") },
    { concept: "button to try again", word: "Pokušaj ponovo", never: /^Pokušajte ponovo$/ },
    { concept: "closing quotation mark", word: "“", never: /”/ },
    { concept: "steals", word: "osvojene lopte", never: beginning("ukraden") },
    { concept: "disqualifying foul", word: "diskvalifikujuća greška", never: beginning("isključujuć") },
    { concept: "held ball", word: "držana lopta", never: /nošen\p{L}* lopt/iu },
    { concept: "e-mail address", word: "imejl adresa", never: beginning("e-adres") },
    { concept: "file", word: "datoteka", never: beginning("fajl") },
    { concept: "undo", word: "poništi", never: beginning("vrati datotek") },
  ],
  sl: [
    { concept: "follow", word: "spremljati", never: word("sledi|sledim|sledite|slediti|sledenj[eau]"), except: /beforeOvertime$/ },
    { concept: "close finish", word: "napet zaključek", never: /(?:tesn|napet)\p{L}* končnic|končnic\p{L}* tekme/iu },
    { concept: "on the schedule", word: "na sporedu", never: beginning("razpisan|razporejen") },
    { concept: "rating", word: "ocena", never: beginning("rating|rejting") },
    { concept: "assists", word: "asistence", never: word("podaje|podajah|podaj") },
    { concept: "steals", word: "pridobljene žoge", never: beginning("ukraden") },
    { concept: "time-out", word: "minuta odmora", never: word("odmori|tajm-?aut\\p{L}*") },
    { concept: "e-mail address", word: "e-naslov", never: /e-poštni naslov/i },
    { concept: "forfeit", word: "brez boja", never: /zeleno mizo/i },
    { concept: "fantasy game", word: "fantasy", never: beginning("fantazij") },
    { concept: "commissioner", word: "delegat", never: beginning("komisar") },
    { concept: "leaders", word: "najboljši posamezniki", never: beginning("vodiln"), except: /^competition\.table\./ },
    { concept: "score", word: "izid", never: beginning("rezultat") },
    { concept: "button to show", word: "Prikaži", never: beginning("pokaži(?!te)") },
    { concept: "fewer points taken off", word: "minus", never: /,? manj (?!kot )/i, within: formulas },
    { concept: "what goes on", word: "blank before the ellipsis", never: /\p{L}…/u },
    { concept: "foul", word: "napaka", never: beginning("prekršk|prekršek"), except: /^plays\.turnoverLaneViolation$/ },
    { concept: "disqualifying foul", word: "diskvalifikacijska napaka", never: beginning("izključujoč") },
  ],
  es: [
    { concept: "statistics", word: "estadísticas", never: word("cifras?") },
    { concept: "play-by-play", word: "el jugada a jugada", never: /(?:la|una|cuya) jugada a jugada/i },
    { concept: "rating", word: "índice", never: beginning("rating") },
    { concept: "the reader", word: "tú", never: word("vosotros|vuestr[oa]s?|\\p{L}+adme") },
    { concept: "the reader", word: "tú", never: word("usted|escriba|elija|pulse|mire (?:otra|lo)|corrija|compruebe|deshaga|cierre el") },
    { concept: "plus-minus", word: "+/−", never: /más[-/ ]menos/i },
    { concept: "play-in", word: "play-in", never: beginning("repesca") },
    { concept: "time-out", word: "tiempo muerto, TM", never: /T\. muertos/ },
    { concept: "steals", word: "recuperaciones", never: word("robos?|balones robados") },
    { concept: "time leading", word: "minutos por delante", never: /tiempo (?:por delante|en empate)/i },
    { concept: "period", word: "periodo", never: beginning("período") },
    { concept: "sign in, sign out", word: "iniciar sesión, cerrar sesión", never: /^Entrar$|^Salir$/ },
    { concept: "transfer", word: "cambio de club", never: beginning("traspaso") },
    { concept: "light and dark", word: "modo claro, modo oscuro", never: beginning("apariencia") },
    { concept: "blocks received", word: "tapones en contra", never: /tapones recibidos/i },
  ],
  fr: [
    { concept: "notification", word: "notification", never: beginning("alerte") },
    { concept: "game log", word: "suivi", never: beginning("feuille|enregistrement"), within: gameLog },
    {
      concept: "clutch time",
      word: "money time",
      never: /fins? (?:de match )?serrée/i,
      within: /^(?:leaders|players|statistics|game-details)\./,
    },
    { concept: "field goals", word: "tirs", never: /tirs? de champ/i },
    { concept: "five-by-fives", word: "cinq fois cinq", never: /cinq sur cinq/i },
    { concept: "starts", word: "titularisations", never: word("débutés?") },
    { concept: "play-in", word: "play-in", never: beginning("barrage") },
    { concept: "rating", word: "rendement, cote", never: word("ratings?") },
    { concept: "plus-minus", word: "+/−", never: /plus[-/ ](?:minus|moins)/i },
    { concept: "time-out", word: "temps mort, TM", never: /temps-mort|T\. morts/i },
    { concept: "horn", word: "sirène", never: beginning("avertisseur") },
    { concept: "league office", word: "bureau de la ligue", never: /secrétariat|bureau du championnat/i },
    { concept: "other sites", word: "sites du réseau", never: /sites? frères?/i },
  ],
  ru: [
    { concept: "fouls drawn", word: "заработанные фолы", never: /фол\p{L}* соперника/iu },
    {
      concept: "equal score",
      word: "поровну, равный счёт",
      never: beginning("ничь"),
      within: /^(?:competition|notices|game|game-details)\./,
    },
    { concept: "biggest run", word: "самый большой рывок", never: /(?:лучший|длинный) рывок/iu },
    { concept: "time leading", word: "время впереди", never: /в лидерах/iu },
    { concept: "recording, of a whole game", word: "видео, видеозапись", never: word("запись матча") },
    { concept: "feature", word: "репортаж", never: beginning("истори"), within: /^news\./ },
    { concept: "e-mail address", word: "адрес электронной почты", never: /адрес\p{L}* почты/iu },
    { concept: "account", word: "аккаунт", never: beginning("учётн\\p{L}+ запис") },
    { concept: "position", word: "амплуа", never: beginning("позици") },
    { concept: "characters of a password", word: "символы", never: word("знаков"), within: /account\..*(?:hint|fault|password)/ },
    { concept: "competition", word: "турнир", never: beginning("соревновани"), except: /^about\./ },
    { concept: "each game", word: "за матч", never: /за игру/iu },
    { concept: "scorer’s table", word: "судейский столик", never: /секретарск\p{L}+ стол|судейск\p{L}+ стола/iu },
    { concept: "venue", word: "арена", never: word("зал|залы|зала|зале|залов"), within: /^(?:set-up|office|office-things|console)\./ },
  ],
};
