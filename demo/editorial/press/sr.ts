import { otherSide } from "#core/game/facts.ts";
import type { GameStory, StoryPlayer } from "../game-story.ts";
import { decimal, forms, periodScores, whole, type PictureKind, type Press } from "./press.ts";

const points = forms("sr", { one: "poen", few: "poena", other: "poena" });
const rebounds = forms("sr", { one: "skok", few: "skoka", other: "skokova" });
const assists = forms("sr", { one: "asistencija", few: "asistencije", other: "asistencija" });
const countedChanges = forms("sr", { one: "promena vođstva", few: "promene vođstva", other: "promena vođstva" });
const overtimes = forms("sr", { one: "produžetak", few: "produžetka", other: "produžetaka" });
const spectatorForms = forms("sr", { one: "gledalac", few: "gledaoca", other: "gledalaca" });

const pictures: Record<PictureKind, (home: string, away: string) => string> = {
  "tip-off": (home, away) => `Podbacivanje na početku utakmice ${home} – ${away}`,
  shot: () => "Skok-šut preko podignute ruke",
  crowd: () => "Pune tribine u bojama kluba",
  huddle: () => "Dogovor ekipe tokom tajm-auta",
  scoreboard: (home, away) => `Semafor na utakmici ${home} – ${away}`,
  net: () => "Lopta prolazi kroz mrežicu",
};

export const sr: Press = {
  recap(story, { league, round, venue }) {
    const [winner, loser] = [story[story.winner], story[otherSide(story.winner)]];
    const score = `${story.home.points}:${story.away.points}`;
    const titles: Record<GameStory["plot"], string> = {
      overtime: `Pobeda ekipe ${winner.name} posle produžetka`,
      comeback: `Preokret ekipe ${winner.name} (najveći zaostatak ${points(story.deficit)})`,
      thriller: `Neizvesno do kraja: pobeda ekipe ${winner.name}`,
      rout: `Ubedljiva pobeda ekipe ${winner.name}`,
      win: `Pobeda ekipe ${winner.name}`,
    };
    const crowd = story.attendance === null ? "" : ` Na tribinama: ${spectators(story.attendance)}.`;
    return {
      title: `${titles[story.plot]}: ${story.home.name} – ${story.away.name} ${score}`,
      summary: `${league}, ${round}. kolo: ${story.home.name} – ${story.away.name} ${score}. Najefikasniji kod pobednika: ${winner.best.name}, ${points(winner.best.points)}.`,
      paragraphs: [
        `U ${round}. kolu sastali su se ${story.home.name} i ${story.away.name} (${venue}). Konačan rezultat je ${score} (${periodScores(story)}).${crowd}`,
        flow(story, winner.name),
        `Kod pobednika: ${performance(winner.best)}. U ekipi ${loser.name}: ${performance(loser.best)}.`,
      ],
      link: "Statistika, mapa šuteva i tok utakmice",
    };
  },
  preview({ league, round, venue, home, away }) {
    return {
      title: `Najava: ${home.name} – ${away.name}`,
      summary: `Derbi ${round}. kola (${league}).`,
      paragraphs: [
        `Domaćin je ${home.name} (${home.wins}–${home.losses}, ${home.rank}. mesto), gost ${away.name} (${away.wins}–${away.losses}, ${away.rank}. mesto). Mesto: ${venue}.`,
        `Najbolji strelci dosad: ${home.scorer.name} sa ${decimal("sr", home.scorer.average)} poena po utakmici kod domaćih i ${away.scorer.name} sa ${decimal("sr", away.scorer.average)} kod gostiju.`,
      ],
      link: "Na utakmicu",
    };
  },
  awards({ league, round, best, five }) {
    return {
      title: `Igrač ${round}. kola: ${best.name}`,
      summary: `${league}: ${best.name} (${best.team}) ima najbolji indeks kola, ${best.index}.`,
      paragraphs: [
        `Učinak za nagradu: ${points(best.points)}, ${rebounds(best.rebounds)} i ${assists(best.assists)}. Igrač kola je ${best.name} (${best.team}).`,
        `Petorka kola: ${five.map(({ name, team, index }) => `${name} (${team}, ${index})`).join(", ")}.`,
      ],
      link: "Sve utakmice lige",
    };
  },
  title({ league, season, champion, finalist, wins, losses }) {
    return {
      title: `Šampion sezone ${season}: ${champion}`,
      summary: `${league}, finale: ${champion} – ${finalist} ${wins}–${losses} u pobedama.`,
      paragraphs: [
        `Titula za sezonu ${season} pripala je ekipi ${champion}. Finalna serija protiv ekipe ${finalist} završena je rezultatom ${wins}–${losses} u pobedama.`,
        `Čestitke obema ekipama.`,
      ],
      link: "Sezona u brojkama",
    };
  },
  opening({ league, season, teams, games }) {
    return {
      title: `Počinje sezona ${season}`,
      summary: `${league}: broj ekipa ${teams}, broj utakmica u ligaškom delu ${games}.`,
      paragraphs: [
        `${league} ulazi u sezonu ${season}. Igra se dvokružno, svako sa svakim kod kuće i u gostima: ukupno ${games} utakmica do plej-ofa.`,
        `Rezultati, statistika i tok svake utakmice su na ovom sajtu dok se igra.`,
      ],
      link: "Na raspored",
    };
  },
  postponement({ home, away, round, reason }) {
    return {
      title: `Odloženo: ${home} – ${away}`,
      summary: `Utakmica ${round}. kola igra se u novom terminu.`,
      paragraphs: [
        `Utakmica ${round}. kola ${home} – ${away} je odložena.${reason === null ? "" : ` Razlog: ${reason}`}`,
        `Novi termin biće objavljen u rasporedu.`,
      ],
      link: "Na utakmicu",
    };
  },
  documents: { regulations: "Propozicije takmičenja", calendar: "Kalendar sezone" },
  album: (home, away) => `${home} – ${away}`,
  picture: (kind, home, away) => pictures[kind](home, away),
};

function flow(story: GameStory, winner: string): string {
  switch (story.plot) {
    case "overtime":
      return `Četrdeset minuta nije bilo dovoljno: ${overtimes(story.overtimes)} i ${changes(story.leadChanges)} do pobede ekipe ${winner}.`;
    case "comeback":
      return `Najveći zaostatak ekipe ${winner} bio je ${points(story.deficit)}, a onda je usledio preokret.`;
    case "thriller":
      return `Neizvesno do poslednje sirene: ${changes(story.leadChanges)}, konačna razlika ${points(story.margin)}.`;
    case "rout":
      return `Najveća prednost ekipe ${winner}: ${points(story.winnersLead)}.`;
    case "win":
      return `Najveća prednost ekipe ${winner}: ${points(story.winnersLead)}. ${story.leadChanges === 0 ? "Vođstvo se nijednom nije promenilo." : `Na utakmici je zabeleženo: ${changes(story.leadChanges)}.`}`;
  }
}

function performance({ name, points: scored, rebounds: caught, assists: given, doubleDouble }: StoryPlayer): string {
  return `${name} – ${points(scored)}, ${rebounds(caught)}, ${assists(given)}${doubleDouble ? " (dabl-dabl)" : ""}`;
}

function spectators(count: number): string {
  return spectatorForms(count).replace(String(count), whole("sr", count));
}

function changes(count: number): string {
  return count === 0 ? "nijedna promena vođstva" : countedChanges(count);
}
