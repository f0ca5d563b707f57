import { otherSide } from "#core/game/facts.ts";
import type { GameStory, StoryPlayer } from "../game-story.ts";
import { decimal, forms, periodScores, whole, type PictureKind, type Press } from "./press.ts";

const points = forms("fr", { one: "point", other: "points" });
const rebounds = forms("fr", { one: "rebond", other: "rebonds" });
const assists = forms("fr", { one: "passe décisive", other: "passes décisives" });
const countedChanges = forms("fr", { one: "changement de leader", other: "changements de leader" });
const overtimes = forms("fr", { one: "prolongation", other: "prolongations" });

const pictures: Record<PictureKind, (home: string, away: string) => string> = {
  "tip-off": (home, away) => `L’entre-deux initial, ${home} – ${away}`,
  shot: () => "Un tir en suspension par-dessus une main tendue",
  crowd: () => "Des tribunes pleines aux couleurs du club",
  huddle: () => "L’équipe réunie pendant un temps mort",
  scoreboard: (home, away) => `Le tableau d’affichage, ${home} – ${away}`,
  net: () => "Le ballon traverse le filet",
};

export const fr: Press = {
  recap(story, { league, round, venue }) {
    const [winner, loser] = [story[story.winner], story[otherSide(story.winner)]];
    const score = `${story.home.points}-${story.away.points}`;
    const titles: Record<GameStory["plot"], string> = {
      overtime: `${winner.name} bat ${loser.name} après prolongation`,
      comeback: `${winner.name} remonte ${points(story.deficit)} face à ${loser.name}`,
      thriller: `${winner.name} s’impose d’un rien face à ${loser.name}`,
      rout: `${winner.name} surclasse ${loser.name}`,
      win: `${winner.name} bat ${loser.name}`,
    };
    const crowd = story.attendance === null ? "" : `, devant ${spectators(story.attendance)}`;
    return {
      title: `${titles[story.plot]} (${winner.points}-${loser.points})`,
      summary: `${league}, journée ${round} : ${story.home.name} – ${story.away.name}, ${score}. ${winner.best.name} termine meilleur marqueur des vainqueurs avec ${points(winner.best.points)}.`,
      paragraphs: [
        `${story.home.name} et ${story.away.name} se sont affrontés lors de la journée ${round} (${venue})${crowd}. Score final : ${score} (${periodScores(story).replaceAll(":", "-")}).`,
        flow(story, winner.name),
        `${performance(winner.best)} pour ${winner.name}. ${performance(loser.best)} pour ${loser.name}.`,
      ],
      link: "Statistiques, carte des tirs et action par action",
    };
  },
  preview({ league, round, venue, home, away }) {
    return {
      title: `Avant-match : ${home.name} – ${away.name}`,
      summary: `L’affiche de la journée ${round} (${league}).`,
      paragraphs: [
        `${home.name} (${home.wins}-${home.losses}, rang ${home.rank}) reçoit ${away.name} (${away.wins}-${away.losses}, rang ${away.rank}). Salle : ${venue}.`,
        `Les meilleurs marqueurs jusqu’ici : ${home.scorer.name}, ${decimal("fr", home.scorer.average)} points par match pour l’équipe hôte, et ${away.scorer.name}, ${decimal("fr", away.scorer.average)} pour les visiteurs.`,
      ],
      link: "Voir le match",
    };
  },
  awards({ league, round, best, five }) {
    return {
      title: `Joueur de la journée ${round} : ${best.name}`,
      summary: `${league} : ${best.name} (${best.team}) signe la meilleure évaluation de la journée, ${best.index}.`,
      paragraphs: [
        `Avec ${points(best.points)}, ${rebounds(best.rebounds)} et ${assists(best.assists)}, ${best.name} (${best.team}) est le joueur de la journée.`,
        `Le cinq de la journée : ${five.map(({ name, team, index }) => `${name} (${team}, ${index})`).join(", ")}.`,
      ],
      link: "Tous les matchs du championnat",
    };
  },
  title({ league, season, champion, finalist, wins, losses }) {
    return {
      title: `${champion} champion de la saison ${season}`,
      summary: `${league} : ${champion} remporte la finale face à ${finalist}, ${wins}-${losses}.`,
      paragraphs: [
        `${champion} remporte le titre de la saison ${season} (${league}). La série finale face à ${finalist} s’est terminée sur le score de ${wins}-${losses}.`,
        `Félicitations aux deux finalistes.`,
      ],
      link: "La saison en chiffres",
    };
  },
  opening({ league, season, teams, games }) {
    return {
      title: `La saison ${season} commence`,
      summary: `${league} : ${teams} équipes et ${games} matchs en saison régulière.`,
      paragraphs: [
        `${teams} équipes entament la saison ${season} (${league}). Tous se rencontrent en matchs aller-retour : ${games} matchs avant les playoffs.`,
        `Scores, statistiques et chaque action sont sur ce site pendant les matchs.`,
      ],
      link: "Voir le calendrier",
    };
  },
  postponement({ home, away, round, reason }) {
    return {
      title: `Reporté : ${home} – ${away}`,
      summary: `Le match de la journée ${round} se jouera à une autre date.`,
      paragraphs: [
        `Le match ${home} – ${away} de la journée ${round} est reporté.${reason === null ? "" : ` Motif : ${reason}`}`,
        `La nouvelle date sera publiée au calendrier.`,
      ],
      link: "Voir le match",
    };
  },
  documents: { regulations: "Règlement de la compétition", calendar: "Calendrier de la saison" },
  album: (home, away) => `${home} – ${away}`,
  picture: (kind, home, away) => pictures[kind](home, away),
};

function flow(story: GameStory, winner: string): string {
  switch (story.plot) {
    case "overtime":
      return `Quarante minutes n’ont pas suffi : ${overtimes(story.overtimes)} et ${changes(story.leadChanges)} avant la victoire de ${winner}.`;
    case "comeback":
      return `Mené de ${points(story.deficit)} au plus fort de la rencontre, ${winner} a renversé le match.`;
    case "thriller":
      return `Indécis jusqu’au buzzer : ${changes(story.leadChanges)} et seulement ${points(story.margin)} d’écart à l’arrivée.`;
    case "rout":
      return `L’avance de ${winner} a atteint ${points(story.winnersLead)}.`;
    case "win":
      return `${winner} a compté jusqu’à ${points(story.winnersLead)} d’avance${story.leadChanges === 0 ? ", sans aucun changement de leader" : ` ; le match a connu ${changes(story.leadChanges)}`}.`;
  }
}

function performance({ name, points: scored, rebounds: caught, assists: given, doubleDouble }: StoryPlayer): string {
  return `${name} termine avec ${points(scored)}, ${rebounds(caught)} et ${assists(given)}${doubleDouble ? " (double-double)" : ""}`;
}

function spectators(count: number): string {
  return count < 2 ? `${count} spectateur` : `${whole("fr", count)} spectateurs`;
}

function changes(count: number): string {
  return count === 0 ? "aucun changement de leader" : countedChanges(count);
}
