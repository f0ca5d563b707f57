import type { GameStory, StoryPlayer } from "../game-story.ts";
import {
  decimal,
  deeds,
  forms,
  listed,
  periodScores,
  sidesOf,
  wayOf,
  whole,
  type PictureKind,
  type Press,
  type RecapContext,
  type Sides,
} from "./press.ts";

const points = forms("sl", { one: "točka", two: "točki", few: "točke", other: "točk" });
const rebounds = forms("sl", { one: "skok", two: "skoka", few: "skoki", other: "skokov" });
const assists = forms("sl", { one: "asistenca", two: "asistenci", few: "asistence", other: "asistenc" });
const countedChanges = forms("sl", { one: "menjava vodstva", two: "menjavi vodstva", few: "menjave vodstva", other: "menjav vodstva" });
const spectatorForms = forms("sl", { one: "gledalec", two: "gledalca", few: "gledalci", other: "gledalcev" });
const teamForms = forms("sl", { one: "ekipa", two: "ekipi", few: "ekipe", other: "ekip" });
const gameForms = forms("sl", { one: "tekma", two: "tekmi", few: "tekme", other: "tekem" });

const pictures: Record<PictureKind, (home: string, away: string) => string> = {
  "tip-off": (home, away) => `Sodniški met na začetku tekme ${home} – ${away}`,
  shot: () => "Met iz skoka čez iztegnjeno roko",
  crowd: () => "Polne tribune v klubskih barvah",
  huddle: () => "Dogovor ekipe med odmorom",
  scoreboard: (home, away) => `Semafor na tekmi ${home} – ${away}`,
  net: () => "Žoga pade skozi mrežico",
};

export const sl: Press = {
  recap(story, context) {
    const sides = sidesOf(story, ":");
    return {
      titles: titlesOf[story.plot](story, sides),
      summary: summary(story, sides, context),
      paragraphs: [meeting(story, sides, context), flow(story, sides.winner.name, context.turn), performances(sides, context.turn)],
      link: "Statistika, karta metov in potek tekme",
    };
  },
  preview({ league, round, venue, home, away }) {
    const pair = `${home.name} – ${away.name}`;
    return {
      titles: [`Napoved: ${pair}`, `Derbi ${round}. kroga: ${pair}`, `Pred ${round}. krogom: ${pair}`],
      summary: `Derbi ${round}. kroga (${league}).`,
      paragraphs: [
        `Gostitelj je ${home.name} (${home.wins}–${home.losses}, ${home.rank}. mesto), gost ${away.name} (${away.wins}–${away.losses}, ${away.rank}. mesto). Prizorišče: ${venue}.`,
        `Najboljša strelca doslej: ${home.scorer.name} s povprečjem ${decimal("sl", home.scorer.average)} točke na tekmo pri domačih in ${away.scorer.name} s povprečjem ${decimal("sl", away.scorer.average)} pri gostih.`,
      ],
      link: "Na tekmo",
    };
  },
  awards({ league, round, best, five, turn }) {
    const told = listed("sl", deeds(best, { points, rebounds, assists }));
    return {
      titles: [
        `Igralec ${round}. kroga: ${best.name}`,
        `${best.name} – igralec ${round}. kroga`,
        `Najboljši v ${round}. krogu: ${best.name}`,
        `Indeks ${best.index} za igralca kroga: ${best.name}`,
        `${best.name} (${best.team}) na vrhu ${round}. kroga`,
      ],
      summary: `${league}: ${best.name} (${best.team}) ima najvišji indeks kroga, ${best.index}.`,
      paragraphs: [
        wayOf(turn, 1, [
          `${best.name} (${best.team}) je igralec kroga. Za nagrado: ${told}.`,
          `Učinek igralca kroga: ${told}. Nagrada gre v ekipo ${best.team}.`,
          `Brez primere v ${round}. krogu: ${best.name} (${best.team}), ${told}.`,
        ]),
        `Peterka kroga: ${five.map(({ name, team, index }) => `${name} (${team}, ${index})`).join(", ")}.`,
      ],
      link: "Vse tekme lige",
    };
  },
  title({ league, season, champion, finalist, wins, losses }) {
    return {
      titles: [`Prvak sezone ${season}: ${champion}`, `${champion} – prvak sezone ${season}`, `Naslov ${season}: ${champion}`],
      summary: `${league}, finale: ${champion} – ${finalist} ${wins}–${losses} v zmagah.`,
      paragraphs: [
        `Naslov prvaka za sezono ${season} (${league}): ${champion}. Finale: ${champion} – ${finalist} ${wins}–${losses} v zmagah.`,
        `Čestitke obema ekipama.`,
      ],
      link: "Sezona v številkah",
    };
  },
  opening({ league, season, teams, games }) {
    return {
      titles: [`Začenja se sezona ${season}`, `${league}: vse pripravljeno za sezono ${season}`, `Pred sezono ${season}: ${league}`],
      summary: `${league}: ${teamForms(teams)}, ${gameForms(games)} v rednem delu.`,
      paragraphs: [
        `${league} vstopa v sezono ${season}. Igra se dvokrožno, vsak z vsakim doma in v gosteh: skupaj ${gameForms(games)} do končnice.`,
        `Izidi, statistika in potek vsake tekme so na tej strani že med igro.`,
      ],
      link: "Na razpored",
    };
  },
  postponement({ home, away, round, reason }) {
    const pair = `${home} – ${away}`;
    return {
      titles: [`Prestavljeno: ${pair}`, `${pair} v novem terminu`, `Novi termin: ${pair}`],
      summary: `Tekma ${round}. kroga bo odigrana v novem terminu.`,
      paragraphs: [
        `Tekma ${round}. kroga ${pair} je prestavljena.${reason === null ? "" : ` Razlog: ${reason}`}`,
        `Novi termin bo objavljen v razporedu.`,
      ],
      link: "Na tekmo",
    };
  },
  documents: { regulations: "Tekmovalni pravilnik", calendar: "Koledar sezone" },
  album: (home, away) => `${home} – ${away}`,
  picture: (kind, home, away) => pictures[kind](home, away),
};

/** Without verbs: names have neither case nor gender nor number here. */
const titlesOf: Record<GameStory["plot"], (story: GameStory, sides: Sides) => readonly [string, ...string[]]> = {
  overtime: ({ overtimes, ...story }, sides) => {
    const [pair, after] = [pairOf(story, sides), afterOvertime(overtimes)];
    return [
      `${sides.winner.name} do zmage ${after}, ${sides.won}`,
      `Šele ${after}: ${pair}`,
      `${sides.loser.name} praznih rok ${after}, ${sides.lost}`,
      `${pair} ${after}`,
      `${overtimesOf(overtimes)} za zmagovalca: ${pair}`,
    ];
  },
  comeback: ({ deficit, ...story }, sides) => {
    const pair = pairOf(story, sides);
    return [
      `${sides.winner.name} do preobrata po minus ${deficit}, ${sides.won}`,
      `Preobrat po minus ${deficit}: ${pair}`,
      `${sides.loser.name}: zaman plus ${deficit}, na koncu ${sides.lost}`,
      `Iz minusa v plus: ${pair}`,
      `${sides.winner.name} od minus ${deficit} do zmage, ${sides.won}`,
    ];
  },
  thriller: ({ margin, ...story }, sides) => {
    const pair = pairOf(story, sides);
    return [
      `${sides.winner.name} do zmage v napetem zaključku, ${sides.won}`,
      `Napeto do sirene: ${pair}`,
      `${sides.loser.name} tik pred uspehom, na koncu ${sides.lost}`,
      `Drama do zadnje sekunde: ${pair}`,
      `Samo ${points(margin)} razlike: ${pair}`,
    ];
  },
  rout: ({ margin, ...story }, sides) => {
    const pair = pairOf(story, sides);
    return [
      `${sides.winner.name} brez milosti: plus ${margin}, ${sides.won}`,
      `Brez negotovosti: ${pair}`,
      `${sides.loser.name} brez odgovora, ${sides.lost}`,
      `Prepričljivo: ${pair}`,
      `${sides.winner.name} prepričljivo ${placeOf(sides)}, ${sides.won}`,
    ];
  },
  win: (story, sides) => {
    const pair = pairOf(story, sides);
    return [
      `${sides.winner.name} do zmage ${placeOf(sides)}, ${sides.won}`,
      `Zmaga ${sides.isHomeWin ? "domačih" : "gostov"}: ${pair}`,
      `${sides.loser.name} praznih rok ${sides.isHomeWin ? "v gosteh" : "doma"}, ${sides.lost}`,
      `${pair}: plus ${story.margin} za ${sides.isHomeWin ? "domače" : "goste"}`,
      `${sides.winner.best.name}, ${points(sides.winner.best.points)}: ${pair}`,
    ];
  },
};

function pairOf({ home, away }: Pick<GameStory, "home" | "away">, { score }: Sides): string {
  return `${home.name} – ${away.name} ${score}`;
}

function placeOf({ isHomeWin }: Sides): string {
  return isHomeWin ? "doma" : "v gosteh";
}

function afterOvertime(count: number): string {
  return ["", "po podaljšku", "po dveh podaljških", "po treh podaljških", "po štirih podaljških"][count] ?? `po ${count} podaljških`;
}

function overtimesOf(count: number): string {
  return ["", "Podaljšek", "Dva podaljška", "Trije podaljški", "Štirje podaljški"][count] ?? `${count} podaljškov`;
}

function summary(story: GameStory, sides: Sides, { league, round, venue, turn }: RecapContext): string {
  const [pair, { winner, loser }] = [pairOf(story, sides), sides];
  return wayOf(turn, 1, [
    `${league}, ${round}. krog: ${pair}. Prvi strelec zmagovalcev: ${winner.best.name}, ${points(winner.best.points)}.`,
    `${league}, ${round}. krog: ${pair}. Največ točk: ${winner.best.name} ${winner.best.points}, ${loser.best.name} ${loser.best.points}.`,
    `${league}, ${round}. krog, ${venue}: ${pair}. Najbolj učinkovit pri zmagovalcih: ${winner.best.name}, ${points(winner.best.points)}.`,
  ]);
}

function meeting(story: GameStory, { score }: Sides, { round, venue, turn }: RecapContext): string {
  const crowd = story.attendance === null ? "" : ` Na tribunah: ${spectators(story.attendance)}.`;
  const quarters = periodScores(story, ":");
  return wayOf(turn, 2, [
    `V ${round}. krogu sta se pomerila ${story.home.name} in ${story.away.name} (${venue}). Končni izid je ${score} (${quarters}).${crowd}`,
    `Gostitelj v ${round}. krogu: ${story.home.name}, gost: ${story.away.name} (${venue}). Na koncu je bilo ${score} (${quarters}).${crowd}`,
    `${venue}, ${round}. krog: ${story.home.name} – ${story.away.name} ${score} (${quarters}).${crowd}`,
  ]);
}

function flow(story: GameStory, winner: string, turn: number): string {
  const changes = story.leadChanges < 2 ? "" : countedChanges(story.leadChanges);
  const lead = points(story.winnersLead);
  switch (story.plot) {
    case "overtime":
      return wayOf(turn, 3, [
        `Štirideset minut ni bilo dovolj. Zmagovalec ${afterOvertime(story.overtimes)}: ${winner}${changes && ` (${changes})`}.`,
        `Po rednem delu je bilo izenačeno, odločitev je padla ${afterOvertime(story.overtimes)}.${changes && ` Na tekmi: ${changes}.`}`,
      ]);
    case "comeback":
      return wayOf(turn, 3, [
        `${winner} od minus ${story.deficit} do zmage: večjega zaostanka ni bilo.`,
        `Največji zaostanek poznejšega zmagovalca je znašal ${points(story.deficit)}, nato je sledil preobrat.`,
      ]);
    case "thriller":
      return wayOf(turn, 3, [
        `Napeto do zadnje sirene: ${changes && `${changes}, na koncu `}${points(story.margin)} razlike.`,
        `Na semaforju na koncu ${points(story.margin)} razlike.${changes && ` Do takrat: ${changes}.`}`,
      ]);
    case "rout":
      return wayOf(turn, 3, [`Najvišje vodstvo (${winner}): ${lead}.`, `Najvišja razlika med tekmo: ${lead}.`]);
    case "win":
      return `Najvišje vodstvo (${winner}): ${lead}.${story.deficit === 0 ? " Vodstvo od začetka do konca." : changes && ` Na tekmi: ${changes}.`}`;
  }
}

function performances({ winner, loser }: Sides, turn: number): string {
  return wayOf(turn, 4, [
    `Pri zmagovalcih: ${performance(winner.best)}. Na drugi strani: ${performance(loser.best)}.`,
    `${winner.name}: ${performance(winner.best)}. ${loser.name}: ${performance(loser.best)}.`,
  ]);
}

function performance(player: StoryPlayer): string {
  return `${player.name} – ${listed("sl", deeds(player, { points, rebounds, assists }))}${player.doubleDouble ? " (dvojni dvojček)" : ""}`;
}

function spectators(count: number): string {
  return spectatorForms(count).replace(String(count), whole("sl", count));
}
