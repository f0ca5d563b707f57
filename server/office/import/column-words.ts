import { searchKey } from "#core/wording/search-key.ts";

/** What a column of a league's list may hold. */
export type ColumnField =
  | "address"
  | "away"
  | "awayPoints"
  | "born"
  | "city"
  | "cm"
  | "club"
  | "colours"
  | "coordinates"
  | "date"
  | "day"
  | "family"
  | "founded"
  | "fullName"
  | "given"
  | "grade"
  | "group"
  | "hall"
  | "home"
  | "homePoints"
  | "latitude"
  | "licence"
  | "longitude"
  | "mail"
  | "match"
  | "name"
  | "nationality"
  | "note"
  | "number"
  | "official"
  | "ordinal"
  | "overtime"
  | "phone"
  | "points"
  | "position"
  | "president"
  | "quarters"
  | "role"
  | "round"
  | "score"
  | "season"
  | "seats"
  | "shirt"
  | "short"
  | "site"
  | "standing"
  | "status"
  | "time"
  | "unknown"
  | "quarter1"
  | "quarter2"
  | "quarter3"
  | "quarter4";

/**
 * What heads of columns say, in six languages and both scripts: parted by `|`, as they are written most often. Letters, marks
 * and script do not count (SRCH1); the longest that stands in a head by whole words wins. IMPF6
 */
// oxfmt-ignore
const written: readonly (readonly [ColumnField, string])[] = [
  ["round", "kolo|br kola|krog|jornada|jorn|fecha n|round|rd|matchday|journée|tour|тур|коло|runda|faza|fase|phase|stage|этап|ronda|week"],
  ["date", "datetime|date time|date and time|start date|date et heure|date heure|datum ura|datum in ura|дата время|дата и время|датум и време|datum i vreme|datum|fecha|fecha y hora|date|дата|датум|termin|dia y hora|datum utakmice|datum tekme|fecha del partido|date du match|дата игры|kada"],
  ["day", "dan|day|dia|jour|день|дан|weekday|d"],
  ["time", "kickoff|kick off|kick-off|tip|tip time|vreme početka|početak utakmice|heure du match|hora inicio|vreme|vrijeme|sat|početak|satnica|ura|čas|hora|time|tip off|tipoff|tip-off|start|heure|horaire|время|начало|време|сат|h"],
  ["home", "domaćin|domaći|domaća ekipa|domaći tim|domača ekipa|domači|domača|gostitelj|local|equipo local|home|home team|hosts|domicile|équipe domicile|équipe à domicile|recevant|équipe recevante|хозяева|хозяин|домаћин|команда хозяев|ekipa 1|tim 1|klub 1|equipo 1|team 1|équipe 1|команда 1|ekipa a|equipo a|team a|équipe a|команда а|tim a|heim|casa|локал"],
  ["away", "gost|gosti|gostujuća ekipa|gostujući tim|gostje|gostujoča ekipa|gostujoči|visitante|visitantes|equipo visitante|away|away team|visitor|visitors|guest|guests|extérieur|équipe extérieure|visiteur|visiteurs|équipe visiteuse|гости|гость|гост|команда гостей|ekipa 2|tim 2|klub 2|equipo 2|team 2|équipe 2|команда 2|ekipa b|equipo b|team b|équipe b|команда б|tim b|fuera"],
  ["match", "domaćin gost|domaći gosti|domači gostje|local visitante|home away|home vs away|domicile extérieur|хозяева гости|домаћин гост|utakmica|susret|par|parovi|meč|tekma|tekme|pari|partido|encuentro|enfrentamiento|match|game|fixture|teams|rencontre|affiche|матч|встреча|утакмица|сусрет|пара|equipos|ekipe|ekipi|timovi|équipes|команды|игра"],
  ["hall", "objekat|sportski objekat|objekt|športni objekt|instalación deportiva|équipement|équipement sportif|спортсооружение|mesto igranja|kraj igranja|hala|dvorana|sala|sportska hala|mesto odigravanja|igralište|teren|športna dvorana|telovadnica|prizorišče|lokacija|pabellón|polideportivo|cancha|pista|instalación|lugar|hall|venue|arena|gym|court|location|where|salle|gymnase|lieu|зал|арена|место проведения|хала|дворана|сала|спортзал|naziv hale|hala sportova"],
  ["number", "broj utakmice|br utakmice|šifra|šifra utakmice|št|št tekme|številka tekme|código|nº partido|núm|núm partido|no|game no|match no|game number|n° match|numéro|номер игры|номер матча|№ игры|broj|br|číslo|number|num|nr|код|шифра|id|nº|n°"],
  ["ordinal", "r br|rb|red br|redni broj|rbr|zap št|zaporedna številka|n º|#|№|№ п п|п п|р бр|рб|р б|ord|orden"],
  ["score", "final|finalno|full time|ft|rezultat|rez|ishod|skor|izid|resultado|marcador|result|score|final score|résultat|счет|счёт|результат|резултат|konačan rezultat|končni izid"],
  ["homePoints", "final h|final home|final d|final l|konačno d|home final|hs|poeni d|poeni domaćin|poeni domaćina|koš d|d poeni|točke d|točke domači|puntos local|pts local|pts l|puntos l|home points|home score|pts home|score home|points domicile|pts dom|score domicile|очки хозяев|очки х|поени д|поени домаћин|pd"],
  ["awayPoints", "final a|final away|final g|final v|konačno g|away final|as|poeni g|poeni gost|poeni gosta|koš g|g poeni|točke g|točke gostje|puntos visitante|pts visitante|pts v|puntos v|away points|away score|pts away|score away|points extérieur|pts ext|score extérieur|очки гостей|очки г|поени г|поени гост|pg"],
  ["points", "poeni|točke|puntos|points|pts|очки|поени"],
  ["quarters", "po četvrtinama|četvrtine|čet|po četrtinah|četrtine|cuartos|parciales|por cuartos|quarters|by quarters|periods|quart temps|par quart temps|по четвертям|четверти|по четвртинама|четвртине"],
  ["quarter1", "q1h|q1 h|q1 home|h q1|home q1|q1|1q|1 čet|i čet|1 četvrtina|1 četrtina|1 cuarto|1c|c1|p1|qt1|1 qt|1 ч|1 четверть|1 четвртина|1st quarter|i četvrtina"],
  ["quarter2", "q2h|q2 h|q2 home|h q2|home q2|q2|2q|2 čet|ii čet|2 četvrtina|2 četrtina|2 cuarto|2c|c2|p2|qt2|2 qt|2 ч|2 четверть|2 четвртина|2nd quarter|ii četvrtina"],
  ["quarter3", "q3h|q3 h|q3 home|h q3|home q3|q3|3q|3 čet|iii čet|3 četvrtina|3 četrtina|3 cuarto|3c|c3|p3|qt3|3 qt|3 ч|3 четверть|3 четвртина|3rd quarter|iii četvrtina"],
  ["quarter4", "q4h|q4 h|q4 home|h q4|home q4|q4|4q|4 čet|iv čet|4 četvrtina|4 četrtina|4 cuarto|4c|c4|p4|qt4|4 qt|4 ч|4 четверть|4 четвртина|4th quarter|iv četvrtina"],
  ["overtime", "oth|ot h|ot home|home ot|prod|produžeci|produžetak|podaljšek|podaljški|prórroga|prorroga|prórrogas|ot|overtime|overtimes|prolongation|prolongations|prol|prol t|овертайм|ot1|продужеци|продужетак"],
  ["standing", "odig|pob|por|izg|koš|koš razl|odigrano|odigrane|pobede|pobeda|porazi|poraz|bodovi|bod|zmage|razlika|koš razlika|plasman|pozicija na tabeli|jugados|ganados|perdidos|pj|pg|pp|pf|pc|played|won|lost|wins|losses|gp|pct|joués|gagnés|perdus|игры|победы|поражения|одиграно|победе|порази|бодови|dif|diff|разница"],
  ["season", "sezona|temporada|season|saison|сезон|сезона"],
  ["status", "status|stanje|estado|état|statut|статус"],
  ["note", "napomena|napomene|primedba|primedbe|opomba|opombe|observaciones|notas|nota|note|notes|remarks|remark|comment|comments|remarque|remarques|observation|observations|примечание|примечания|напомена|komentar|ne može|nedostupan|не може|no disponible|unavailable|indisponible|odsoten"],
  ["group", "grupa|skupina|grupo|group|poule|groupe|группа|liga|league|takmičenje|tekmovanje|competición|competition|compétition|категория|kategorija|categoría|category|catégorie"],
  ["club", "klub|ekipa|tim|club|equipo|team|équipe|клуб|команда|екипа|тим|naziv kluba|ime kluba|nombre del club|club name|nom du club|название клуба"],
  ["family", "prezime|priimek|apellido|apellidos|surname|family name|last name|nom de famille|фамилия|презиме"],
  ["given", "ime|nombre|given name|first name|prénom|имя|име|nombre de pila"],
  ["fullName", "prezime i ime|ime i prezime|igrač|igrači|igralec|igralci|ime in priimek|priimek in ime|jugador|jugadora|jugadores|nombre y apellidos|apellidos y nombre|apellidos nombre|player|players|player name|full name|name and surname|surname and name|joueur|joueuse|joueurs|nom et prénom|nom prénom|prénom et nom|игрок|фио|ф и о|фамилия имя|фамилия и имя|имя и фамилия|играч|презиме и име|име и презиме|prezime ime|ime prezime|takmičar"],
  ["name", "sponzor|sponzori|pokrovitelj|patrocinador|sponsor|sponsors|commanditaire|partenaire|спонсор|naziv|naslov|name|nom|название|назив|ime dvorane|naziv dvorane|denominación|nombre del pabellón"],
  ["shirt", "broj dresa|br dresa|dres|dres br|številka dresa|št dresa|dorsal|nº dorsal|shirt|shirt no|shirt number|jersey|jersey number|maillot|n° maillot|номер игрока|игровой номер|број дреса|дрес"],
  ["born", "datum rođenja|dat rođ|rođen|rođena|godište|rojen|datum rojstva|roj|fecha de nacimiento|fecha nac|nacimiento|f nac|born|date of birth|dob|birth date|birthday|date de naissance|né le|naissance|дата рождения|д р|датум рођења|рођен|год рођ|rođenje"],
  ["cm", "visina|visina cm|vis|višina|altura|estatura|height|height cm|ht|taille|рост|рост см|висина|висина цм"],
  ["position", "poz|pozicija|položaj|igralno mesto|mesto u timu|posición|puesto|demarcación|position|pos|poste|позиция|амплуа|позиција"],
  ["licence", "br licence|licenca|broj licence|licenca br|lic|št licence|licencia|nº licencia|ficha|licence|license|licence no|licence number|numéro de licence|n° licence|лицензия|номер лицензии|лиценца|број лиценце|registarski broj|reg br|matični broj igrača"],
  ["nationality", "nat|državljanstvo|nacionalnost|državljan|nacionalidad|país|nationality|citizenship|country|nationalité|гражданство|држављанство|zemlja"],
  ["role", "funkcija|uloga|vloga|función|cargo|role|function|fonction|rôle|должность|функција|улога"],
  ["official", "ime sudije|ime i prezime sudije|nombre del árbitro|sudija|sudije|sodnik|sodniki|árbitro|árbitros|referee|referees|official|officials|arbitre|arbitres|судья|судьи|судија|delegat|delegati|комиссар|commissioner"],
  ["grade", "lista|kategorija sudije|rang|licenca sudije|kategorija liste|categoría arbitral|grade|rank|level|niveau|категория судьи|листа|stopnja"],
  ["phone", "tel|telefon|mobilni|mob|mobitel|gsm|kontakt telefon|teléfono|tfno|móvil|phone|mobile|telephone|cell|téléphone|portable|тел|телефон|мобильный"],
  ["mail", "e mail|email|mail|e pošta|epošta|imejl|correo|correo electrónico|courriel|эл почта|почта|електронска пошта|e-mail adresa"],
  ["city", "mesto|grad|kraj|población|localidad|ciudad|municipio|town|city|ville|commune|город|место|град|opština"],
  ["address", "adresa|naslov dvorane|ulica|dirección|domicilio|address|street|adresse|rue|адрес|адреса|улица"],
  ["seats", "sedežev|št sedežev|broj sedišta|broj mesta|asientos|places assises|количество мест|kapacitet|mesta|broj mesta|sedišta|sedeži|kapaciteta|aforo|capacidad|plazas|capacity|seats|capacité|places|вместимость|мест|капацитет"],
  ["coordinates", "koordinate|gps|coordenadas|coordinates|lat lon|coordonnées|координаты|координате|lokacija gps"],
  ["latitude", "lat|latitude|latitud|geografska širina|широта"],
  ["longitude", "lon|lng|long|longitude|longitud|geografska dužina|долгота"],
  ["short", "skraćeno|skraćenica|skr|kratica|oznaka|abreviatura|abrev|siglas|sigla|short|short name|code|abbr|abbreviation|abréviation|sigle|сокращение|скраћено|скраћеница|kratko ime"],
  ["president", "predsednik|predsjednik|presidente|president|chairman|président|президент|председатель|председник"],
  ["site", "sajt|web|web sajt|www|internet|spletna stran|sitio web|página web|website|site|site web|site internet|сайт|сајт"],
  ["founded", "osnovan|godina osnivanja|osn|ustanovljen|leto ustanovitve|fundado|fundación|año de fundación|founded|established|fondé|création|année de création|основан|год основания|основан године"],
  // Words that hold one of ours and mean something else: whatever stands below them is none of what it looks like.
  ["unknown", "ime oca|ime roditelja|očevo ime|ime očeta|nombre del padre|prénom du père|отчество|име оца|mesto rođenja|kraj rojstva|lugar de nacimiento|lieu de naissance|place of birth|место рождения|место рођења|broj pasoša|br pasoša|broj lične karte|številka potnega lista|pasaporte|passport no|passport number|n° de passeport|номер паспорта|број пасоша|half time|halftime|half time score|poluvreme|na poluvremenu|polčas|descanso|mi temps|перерыв|полувреме"],
  ["colours", "boje|dresovi|boja dresa|barve|colores|colours|colors|couleurs|цвета|боје"],
];

const fieldOf = new Map<string, ColumnField>();
for (const [field, words] of written) for (const word of words.split("|")) fieldOf.set(headKey(word), field);
// `#` has no letters, and neither has a tick.
fieldOf.delete("");
const longestPhrase = 4;

/** What a column's head says, or `null`. Words around the known ones are passed over, such as a unit in brackets. */
export function fieldOfHead(head: string): ColumnField | null {
  const known = read.get(head);
  if (known !== undefined) return known;
  const field = newFieldOfHead(head);
  if (read.size < mostRemembered) read.set(head, field);
  return field;
}

/** Every row of a list is tried as a row of heads, and most of what stands in them stands in many. */
const read = new Map<string, ColumnField | null>();
const mostRemembered = 5000;

function newFieldOfHead(head: string): ColumnField | null {
  if (head === "" || head.length > 60 || /^\d+([.,]\d+)?$/.test(head)) return null;
  if (/^(?:#|№|№ п\/п)$/u.test(head.trim())) return "ordinal";
  const whole = fieldOf.get(headKey(head));
  if (whole !== undefined) return whole;
  const words = headKey(head.replace(/\([^)]*\)/gu, " ")).split(" ");
  if (words.length > 6) return null;
  for (let length = Math.min(longestPhrase, words.length); length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const phrase = words.slice(from, from + length).join(" ");
      const field = phrase.length > 2 || words.length === length ? fieldOf.get(phrase) : undefined;
      if (field !== undefined) return field;
    }
  }
  return null;
}

/** Whether the whole of a head is a word we know, and no text that happens to hold one. */
export function isWholeHead(head: string): boolean {
  return (fieldOfHead(head) !== null && fieldOf.has(headKey(head.replace(/\([^)]*\)/gu, " ")))) || /^(?:#|№)$/u.test(head.trim());
}

/** Whether a head puts the family name first: `Prezime i ime`, `Apellidos y nombre`, `ФИО`. `null`: it does not say. */
export function headPutsFamilyFirst(head: string): boolean | null {
  const key = ` ${headKey(head)} `;
  const family = firstOf(key, ["prezime", "priimek", "apelidos", "apelido", "surname", "family", "last", "nom", "фамилия"]);
  const given = firstOf(key, ["ime", "nombre", "given", "first", "prenom", "имя", "name"]);
  if (/^(?:fio|f i o)$/.test(key.trim())) return true;
  return family < 0 || given < 0 ? null : family < given;
}

function firstOf(key: string, words: readonly string[]): number {
  const places = words.map((word) => key.indexOf(` ${headKey(word)} `)).filter((at) => at >= 0);
  return places.length === 0 ? -1 : Math.min(...places);
}

function headKey(text: string): string {
  return searchKey(text.replaceAll("º", " ").replaceAll("°", " ")).trim();
}
