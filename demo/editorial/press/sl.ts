import { otherSide } from "#core/game/facts.ts";
import type { GameStory, StoryPlayer } from "../game-story.ts";
import { decimal, forms, periodScores, whole, type PictureKind, type Press } from "./press.ts";

const points = forms("sl", { one: "točka", two: "točki", few: "točke", other: "točk" });
const rebounds = forms("sl", { one: "skok", two: "skoka", few: "skoki", other: "skokov" });
const assists = forms("sl", { one: "asistenca", two: "asistenci", few: "asistence", other: "asistenc" });
const countedChanges = forms("sl", { one: "menjava vodstva", two: "menjavi vodstva", few: "menjave vodstva", other: "menjav vodstva" });
const overtimes = forms("sl", { one: "podaljšek", two: "podaljška", few: "podaljški", other: "podaljškov" });
const spectatorForms = forms("sl", { one: "gledalec", two: "gledalca", few: "gledalci", other: "gledalcev" });

const pictures: Record<PictureKind, (home: string, away: string) => string> = {
  "tip-off": (home, away) => `Sodniški met na začetku tekme ${home} – ${away}`,
  shot: () => "Met iz skoka čez iztegnjeno roko",
  crowd: () => "Polne tribune v klubskih barvah",
  huddle: () => "Dogovor ekipe med odmorom",
  scoreboard: (home, away) => `Semafor na tekmi ${home} – ${away}`,
  net: () => "Žoga pade skozi mrežico",
};

export const sl: Press = {
  recap(story, { league, round, venue }) {
    const [winner, loser] = [story[story.winner], story[otherSide(story.winner)]];
    const score = `${story.home.points}:${story.away.points}`;
    const titles: Record<GameStory["plot"], string> = {
      overtime: `Zmaga ekipe ${winner.name} po podaljšku`,
      comeback: `Preobrat ekipe ${winner.name} (največji zaostanek ${points(story.deficit)})`,
      thriller: `Napeto do konca: zmaga ekipe ${winner.name}`,
      rout: `Prepričljiva zmaga ekipe ${winner.name}`,
      win: `Zmaga ekipe ${winner.name}`,
    };
    const crowd = story.attendance === null ? "" : ` Na tribunah: ${spectators(story.attendance)}.`;
    return {
      title: `${titles[story.plot]}: ${story.home.name} – ${story.away.name} ${score}`,
      summary: `${league}, ${round}. krog: ${story.home.name} – ${story.away.name} ${score}. Prvi strelec zmagovalcev: ${winner.best.name}, ${points(winner.best.points)}.`,
      paragraphs: [
        `V ${round}. krogu sta se pomerila ${story.home.name} in ${story.away.name} (${venue}). Končni izid je ${score} (${periodScores(story)}).${crowd}`,
        flow(story, winner.name),
        `Pri zmagovalcih: ${performance(winner.best)}. V ekipi ${loser.name}: ${performance(loser.best)}.`,
      ],
      link: "Statistika, karta metov in potek tekme",
    };
  },
  preview({ league, round, venue, home, away }) {
    return {
      title: `Napoved: ${home.name} – ${away.name}`,
      summary: `Derbi ${round}. kroga (${league}).`,
      paragraphs: [
        `Gostitelj je ${home.name} (${home.wins}–${home.losses}, ${home.rank}. mesto), gost ${away.name} (${away.wins}–${away.losses}, ${away.rank}. mesto). Prizorišče: ${venue}.`,
        `Najboljša strelca doslej: ${home.scorer.name} s povprečjem ${decimal("sl", home.scorer.average)} točke na tekmo pri domačih in ${away.scorer.name} s povprečjem ${decimal("sl", away.scorer.average)} pri gostih.`,
      ],
      link: "Na tekmo",
    };
  },
  awards({ league, round, best, five }) {
    return {
      title: `Igralec ${round}. kroga: ${best.name}`,
      summary: `${league}: ${best.name} (${best.team}) ima najvišji indeks kroga, ${best.index}.`,
      paragraphs: [
        `Učinek za nagrado: ${points(best.points)}, ${rebounds(best.rebounds)} in ${assists(best.assists)}. Igralec kroga je ${best.name} (${best.team}).`,
        `Peterka kroga: ${five.map(({ name, team, index }) => `${name} (${team}, ${index})`).join(", ")}.`,
      ],
      link: "Vse tekme lige",
    };
  },
  title({ league, season, champion, finalist, wins, losses }) {
    return {
      title: `Prvak sezone ${season}: ${champion}`,
      summary: `${league}, finale: ${champion} – ${finalist} ${wins}–${losses} v zmagah.`,
      paragraphs: [
        `Naslov prvaka za sezono ${season} je osvojila ekipa ${champion}. Finalna serija proti ekipi ${finalist} se je končala z izidom ${wins}–${losses} v zmagah.`,
        `Čestitke obema ekipama.`,
      ],
      link: "Sezona v številkah",
    };
  },
  opening({ league, season, teams, games }) {
    return {
      title: `Začenja se sezona ${season}`,
      summary: `${league}: število ekip ${teams}, število tekem rednega dela ${games}.`,
      paragraphs: [
        `${league} vstopa v sezono ${season}. Igra se dvokrožno, vsak z vsakim doma in v gosteh: skupaj ${games} tekem do končnice.`,
        `Izidi, statistika in potek vsake tekme so na tej strani že med igro.`,
      ],
      link: "Na razpored",
    };
  },
  postponement({ home, away, round, reason }) {
    return {
      title: `Prestavljeno: ${home} – ${away}`,
      summary: `Tekma ${round}. kroga bo odigrana v novem terminu.`,
      paragraphs: [
        `Tekma ${round}. kroga ${home} – ${away} je prestavljena.${reason === null ? "" : ` Razlog: ${reason}`}`,
        `Novi termin bo objavljen v razporedu.`,
      ],
      link: "Na tekmo",
    };
  },
  documents: { regulations: "Tekmovalni pravilnik", calendar: "Koledar sezone" },
  album: (home, away) => `${home} – ${away}`,
  picture: (kind, home, away) => pictures[kind](home, away),
};

function flow(story: GameStory, winner: string): string {
  switch (story.plot) {
    case "overtime":
      return `Štirideset minut ni bilo dovolj: ${overtimes(story.overtimes)} in ${changes(story.leadChanges)} do zmage ekipe ${winner}.`;
    case "comeback":
      return `Največji zaostanek ekipe ${winner} je znašal ${points(story.deficit)}, nato je sledil preobrat.`;
    case "thriller":
      return `Napeto do zadnje sirene: ${changes(story.leadChanges)}, končna razlika ${points(story.margin)}.`;
    case "rout":
      return `Najvišje vodstvo ekipe ${winner}: ${points(story.winnersLead)}.`;
    case "win":
      return `Najvišje vodstvo ekipe ${winner}: ${points(story.winnersLead)}. ${story.leadChanges === 0 ? "Vodstvo se ni niti enkrat zamenjalo." : `Na tekmi: ${changes(story.leadChanges)}.`}`;
  }
}

function performance({ name, points: scored, rebounds: caught, assists: given, doubleDouble }: StoryPlayer): string {
  return `${name} – ${points(scored)}, ${rebounds(caught)}, ${assists(given)}${doubleDouble ? " (dvojni dvojček)" : ""}`;
}

function spectators(count: number): string {
  return spectatorForms(count).replace(String(count), whole("sl", count));
}

function changes(count: number): string {
  return count === 0 ? "nobena menjava vodstva" : countedChanges(count);
}
