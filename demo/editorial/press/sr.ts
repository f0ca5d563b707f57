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

const points = forms("sr", { one: "poen", few: "poena", other: "poena" });
const rebounds = forms("sr", { one: "skok", few: "skoka", other: "skokova" });
const assists = forms("sr", { one: "asistencija", few: "asistencije", other: "asistencija" });
const countedChanges = forms("sr", { one: "promena vođstva", few: "promene vođstva", other: "promena vođstva" });
const spectatorForms = forms("sr", { one: "gledalac", few: "gledaoca", other: "gledalaca" });
const teamForms = forms("sr", { one: "ekipa", few: "ekipe", other: "ekipa" });
const gameForms = forms("sr", { one: "utakmica", few: "utakmice", other: "utakmica" });

const pictures: Record<PictureKind, (home: string, away: string) => string> = {
  "tip-off": (home, away) => `Podbacivanje na početku utakmice ${home} – ${away}`,
  shot: () => "Skok-šut preko podignute ruke",
  crowd: () => "Pune tribine u bojama kluba",
  huddle: () => "Dogovor ekipe tokom tajm-auta",
  scoreboard: (home, away) => `Semafor na utakmici ${home} – ${away}`,
  net: () => "Lopta prolazi kroz mrežicu",
};

export const sr: Press = {
  recap(story, context) {
    const sides = sidesOf(story, ":");
    return {
      titles: titlesOf[story.plot](story, sides),
      summary: summary(story, sides, context),
      paragraphs: [meeting(story, sides, context), flow(story, sides.winner.name, context.turn), performances(sides, context.turn)],
      link: "Statistika, mapa šuteva i tok utakmice",
    };
  },
  preview({ league, round, venue, home, away }) {
    const pair = `${home.name} – ${away.name}`;
    return {
      titles: [`Najava: ${pair}`, `Derbi ${round}. kola: ${pair}`, `Pred ${round}. kolo: ${pair}`],
      summary: `Derbi ${round}. kola (${league}).`,
      paragraphs: [
        `Domaćin je ${home.name} (${home.wins}–${home.losses}, ${home.rank}. mesto), gost ${away.name} (${away.wins}–${away.losses}, ${away.rank}. mesto). Hala: ${venue}.`,
        `Najbolji strelci dosad: ${home.scorer.name} sa ${decimal("sr", home.scorer.average)} poena po utakmici kod domaćih i ${away.scorer.name} sa ${decimal("sr", away.scorer.average)} kod gostiju.`,
      ],
      link: "Na utakmicu",
    };
  },
  awards({ league, round, best, five, turn }) {
    const done = deeds(best, { points, rebounds, assists });
    const told = listed("sr-Latn", done);
    return {
      titles: [
        `Igrač ${round}. kola: ${best.name}`,
        `${best.name} – igrač ${round}. kola`,
        `Najbolji u ${round}. kolu: ${best.name}`,
        `Indeks ${best.index} za igrača kola: ${best.name}`,
        `${best.name} (${best.team}) na vrhu ${round}. kola`,
      ],
      summary: `${league}: ${best.name} (${best.team}) ima najbolji indeks kola, ${best.index}.`,
      paragraphs: [
        wayOf(turn, 1, [
          `${best.name} (${best.team}) je igrač kola. Za nagradu: ${told}.`,
          `Učinak igrača kola: ${told}. Nagrada ide u ekipu ${best.team}.`,
          `Bez premca u ${round}. kolu: ${best.name} (${best.team}), ${told}.`,
        ]),
        `Petorka kola: ${five.map(({ name, team, index }) => `${name} (${team}, ${index})`).join(", ")}.`,
      ],
      link: "Sve utakmice lige",
    };
  },
  title({ league, season, champion, finalist, wins, losses }) {
    return {
      titles: [`Šampion sezone ${season}: ${champion}`, `${champion} – šampion sezone ${season}`, `Titula ${season}: ${champion}`],
      summary: `${league}, finale: ${champion} – ${finalist} ${wins}–${losses} u pobedama.`,
      paragraphs: [
        `Titula za sezonu ${season} (${league}): ${champion}. Finale: ${champion} – ${finalist} ${wins}–${losses} u pobedama.`,
        `Čestitke obema ekipama.`,
      ],
      link: "Sezona u brojkama",
    };
  },
  opening({ league, season, teams, games }) {
    return {
      titles: [`Počinje sezona ${season}`, `${league}: sve spremno za sezonu ${season}`, `Pred sezonu ${season}: ${league}`],
      summary: `${league}: ${teamForms(teams)}, ${gameForms(games)} u ligaškom delu.`,
      paragraphs: [
        `${league} ulazi u sezonu ${season}. Igra se dvokružno, svako sa svakim kod kuće i u gostima: ukupno ${gameForms(games)} do plej-ofa.`,
        `Rezultati, statistika i tok svake utakmice su na ovom sajtu dok se igra.`,
      ],
      link: "Na raspored",
    };
  },
  postponement({ home, away, round, reason }) {
    const pair = `${home} – ${away}`;
    return {
      titles: [`Odloženo: ${pair}`, `${pair} u novom terminu`, `Novi termin: ${pair}`],
      summary: `Utakmica ${round}. kola igra se u novom terminu.`,
      paragraphs: [
        `Utakmica ${round}. kola ${pair} je odložena.${reason === null ? "" : ` Razlog: ${reason}`}`,
        `Novi termin biće objavljen u rasporedu.`,
      ],
      link: "Na utakmicu",
    };
  },
  documents: { regulations: "Propozicije takmičenja", calendar: "Kalendar sezone" },
  album: (home, away) => `${home} – ${away}`,
  picture: (kind, home, away) => pictures[kind](home, away),
};

/** Without verbs: names have neither case nor gender nor number here. */
const titlesOf: Record<GameStory["plot"], (story: GameStory, sides: Sides) => readonly [string, ...string[]]> = {
  overtime: ({ overtimes, ...story }, sides) => {
    const [pair, after] = [pairOf(story, sides), afterOvertime(overtimes)];
    return [
      `${sides.winner.name} do pobede ${after}, ${sides.won}`,
      `Tek ${after}: ${pair}`,
      `${sides.loser.name} bez radosti ${after}, ${sides.lost}`,
      `${pair} ${after}`,
      `${overtimesOf(overtimes)} za pobednika: ${pair}`,
    ];
  },
  comeback: ({ deficit, ...story }, sides) => {
    const pair = pairOf(story, sides);
    return [
      `${sides.winner.name} do preokreta posle minus ${deficit}, ${sides.won}`,
      `Preokret posle minus ${deficit}: ${pair}`,
      `${sides.loser.name}: uzaludnih plus ${deficit}, kraj ${sides.lost}`,
      `Iz minusa u plus: ${pair}`,
      `${sides.winner.name} od minus ${deficit} do pobede, ${sides.won}`,
    ];
  },
  thriller: ({ margin, ...story }, sides) => {
    const pair = pairOf(story, sides);
    return [
      `${sides.winner.name} na mišiće ${placeOf(sides)}, ${sides.won}`,
      `Neizvesno do sirene: ${pair}`,
      `${sides.loser.name} nadomak uspeha, kraj ${sides.lost}`,
      `Drama do poslednje sekunde: ${pair}`,
      `Samo ${points(margin)} razlike: ${pair}`,
    ];
  },
  rout: ({ margin, ...story }, sides) => {
    const pair = pairOf(story, sides);
    return [
      `${sides.winner.name} bez milosti: plus ${margin}, ${sides.won}`,
      `Bez neizvesnosti: ${pair}`,
      `${sides.loser.name} bez odgovora, ${sides.lost}`,
      `Ubedljivo: ${pair}`,
      `${sides.winner.name} ubedljivo ${placeOf(sides)}, ${sides.won}`,
    ];
  },
  win: (story, sides) => {
    const pair = pairOf(story, sides);
    return [
      `${sides.winner.name} do pobede ${placeOf(sides)}, ${sides.won}`,
      `Pobeda ${sides.isHomeWin ? "domaćih" : "gostiju"}: ${pair}`,
      `${sides.loser.name} praznih ruku ${sides.isHomeWin ? "u gostima" : "kod kuće"}, ${sides.lost}`,
      `${pair}: plus ${story.margin} za ${sides.isHomeWin ? "domaće" : "goste"}`,
      `${sides.winner.best.name}, ${points(sides.winner.best.points)}: ${pair}`,
    ];
  },
};

function pairOf({ home, away }: Pick<GameStory, "home" | "away">, { score }: Sides): string {
  return `${home.name} – ${away.name} ${score}`;
}

function placeOf({ isHomeWin }: Sides): string {
  return isHomeWin ? "kod kuće" : "u gostima";
}

function afterOvertime(count: number): string {
  return (
    ["", "posle produžetka", "posle dva produžetka", "posle tri produžetka", "posle četiri produžetka"][count] ??
    `posle ${count} produžetaka`
  );
}

function overtimesOf(count: number): string {
  return ["", "Produžetak", "Dva produžetka", "Tri produžetka", "Četiri produžetka"][count] ?? `${count} produžetaka`;
}

function summary(story: GameStory, sides: Sides, { league, round, venue, turn }: RecapContext): string {
  const [pair, { winner, loser }] = [pairOf(story, sides), sides];
  return wayOf(turn, 1, [
    `${league}, ${round}. kolo: ${pair}. Najefikasniji kod pobednika: ${winner.best.name}, ${points(winner.best.points)}.`,
    `${league}, ${round}. kolo: ${pair}. Najviše poena: ${winner.best.name} ${winner.best.points}, ${loser.best.name} ${loser.best.points}.`,
    `${league}, ${round}. kolo, ${venue}: ${pair}. Prvi strelac pobednika: ${winner.best.name}, ${points(winner.best.points)}.`,
  ]);
}

function meeting(story: GameStory, { score }: Sides, { round, venue, turn }: RecapContext): string {
  const crowd = story.attendance === null ? "" : ` Na tribinama: ${spectators(story.attendance)}.`;
  const quarters = periodScores(story, ":");
  return wayOf(turn, 2, [
    `U ${round}. kolu sastali su se ${story.home.name} i ${story.away.name} (${venue}). Konačan rezultat je ${score} (${quarters}).${crowd}`,
    `Domaćin u ${round}. kolu: ${story.home.name}, gost: ${story.away.name} (${venue}). Na kraju je bilo ${score} (${quarters}).${crowd}`,
    `${venue}, ${round}. kolo: ${story.home.name} – ${story.away.name} ${score} (${quarters}).${crowd}`,
  ]);
}

function flow(story: GameStory, winner: string, turn: number): string {
  const changes = story.leadChanges < 2 ? "" : countedChanges(story.leadChanges);
  const lead = points(story.winnersLead);
  switch (story.plot) {
    case "overtime":
      return wayOf(turn, 3, [
        `Četrdeset minuta nije bilo dovoljno. Pobednik ${afterOvertime(story.overtimes)}: ${winner}${changes && ` (${changes})`}.`,
        `Posle regularnog vremena bilo je nerešeno, a odluka je pala ${afterOvertime(story.overtimes)}.${changes && ` Na utakmici: ${changes}.`}`,
      ]);
    case "comeback":
      return wayOf(turn, 3, [
        `${winner} od minus ${story.deficit} do pobede: veći zaostatak nije zabeležen.`,
        `Najveći zaostatak kasnijeg pobednika bio je ${points(story.deficit)}, a onda je usledio preokret.`,
      ]);
    case "thriller":
      return wayOf(turn, 3, [
        `Neizvesno do poslednje sirene: ${changes && `${changes}, na kraju `}${points(story.margin)} razlike.`,
        `Na semaforu na kraju ${points(story.margin)} razlike.${changes && ` Do tada: ${changes}.`}`,
      ]);
    case "rout":
      return wayOf(turn, 3, [`Najveća prednost (${winner}): ${lead}.`, `Prednost je u jednom trenutku iznosila ${lead}.`]);
    case "win":
      return `Najveća prednost (${winner}): ${lead}.${story.deficit === 0 ? " Vođstvo od početka do kraja." : changes && ` Na utakmici: ${changes}.`}`;
  }
}

function performances({ winner, loser }: Sides, turn: number): string {
  return wayOf(turn, 4, [
    `Kod pobednika: ${performance(winner.best)}. Na drugoj strani: ${performance(loser.best)}.`,
    `${winner.name}: ${performance(winner.best)}. ${loser.name}: ${performance(loser.best)}.`,
  ]);
}

function performance(player: StoryPlayer): string {
  return `${player.name} – ${listed("sr-Latn", deeds(player, { points, rebounds, assists }))}${player.doubleDouble ? " (dabl-dabl)" : ""}`;
}

function spectators(count: number): string {
  return spectatorForms(count).replace(String(count), whole("sr", count));
}
