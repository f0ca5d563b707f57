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

const points = forms("fr", { one: "point", other: "points" });
const rebounds = forms("fr", { one: "rebond", other: "rebonds" });
const assists = forms("fr", { one: "passe décisive", other: "passes décisives" });
const countedChanges = forms("fr", { one: "changement de leader", other: "changements de leader" });

const pictures: Record<PictureKind, (home: string, away: string) => string> = {
  "tip-off": (home, away) => `L’entre-deux initial, ${home} – ${away}`,
  shot: () => "Un tir en suspension par-dessus une main tendue",
  crowd: () => "Des tribunes pleines aux couleurs du club",
  huddle: () => "L’équipe réunie pendant un temps mort",
  scoreboard: (home, away) => `Le tableau d’affichage, ${home} – ${away}`,
  net: () => "Le ballon traverse le filet",
};

export const fr: Press = {
  recap(story, context) {
    const sides = sidesOf(story, "-");
    return {
      titles: titlesOf[story.plot](story, sides),
      summary: summary(story, sides, context),
      paragraphs: [meeting(story, sides, context), flow(story, sides.winner.name, context.turn), performances(sides, context.turn)],
      link: "Statistiques, carte des tirs et action par action",
    };
  },
  preview({ league, round, venue, home, away }) {
    const pair = `${home.name} – ${away.name}`;
    return {
      titles: [
        `Avant-match : ${pair}`,
        `L’affiche de la ${nth(round)} journée : ${pair}`,
        `${home.name} reçoit ${away.name} lors de la ${nth(round)} journée`,
      ],
      summary: `L’affiche de la ${nth(round)} journée (${league}).`,
      paragraphs: [
        `${home.name} (${home.wins}-${home.losses}, rang ${home.rank}) reçoit ${away.name} (${away.wins}-${away.losses}, rang ${away.rank}). Salle : ${venue}.`,
        `Les meilleurs marqueurs jusqu’ici : ${home.scorer.name}, ${decimal("fr", home.scorer.average)} points par match pour l’équipe hôte, et ${away.scorer.name}, ${decimal("fr", away.scorer.average)} pour les visiteurs.`,
      ],
      link: "Voir le match",
    };
  },
  awards({ league, round, best, five, turn }) {
    const told = listed("fr", deeds(best, { points, rebounds, assists }));
    return {
      titles: [
        `Joueur de la ${nth(round)} journée : ${best.name}`,
        `${best.name}, joueur de la ${nth(round)} journée`,
        `La ${nth(round)} journée sourit à ${best.name}`,
        `Meilleur joueur de la ${nth(round)} journée : ${best.name}`,
        `${best.index} d’évaluation : ${best.name}, joueur de la journée`,
      ],
      summary: `${league} : ${best.name} (${best.team}) signe la meilleure évaluation de la journée, ${best.index}.`,
      paragraphs: [
        wayOf(turn, 1, [
          `Avec ${told}, ${best.name} (${best.team}) est le joueur de la journée.`,
          `${best.name} (${best.team}) remporte le prix grâce à ses ${told}.`,
          `Personne n’a fait mieux lors de la ${nth(round)} journée que ${best.name} (${best.team}) : ${told}.`,
        ]),
        `Le cinq de la journée : ${five.map(({ name, team, index }) => `${name} (${team}, ${index})`).join(", ")}.`,
      ],
      link: "Tous les matchs du championnat",
    };
  },
  title({ league, season, champion, finalist, wins, losses }) {
    return {
      titles: [`${champion} champion de la saison ${season}`, `Le titre ${season} pour ${champion}`, `Champion ${season} : ${champion}`],
      summary: `${league} : ${champion} remporte la finale face à ${finalist}, ${wins}-${losses}.`,
      paragraphs: [
        `${champion} remporte le titre de la saison ${season} (${league}). La série finale face à ${finalist} s’est terminée sur le score de ${wins}-${losses}.`,
        `Félicitations aux deux finalistes.`,
      ],
      link: "La saison en chiffres",
    };
  },
  opening({ league, season, teams, games }) {
    return {
      titles: [
        `La saison ${season} commence`,
        `${league} : tout est prêt pour la saison ${season}`,
        `${teams} équipes et ${games} matchs : ${league} ${season}`,
      ],
      summary: `${league} : ${teams} équipes et ${games} matchs en saison régulière.`,
      paragraphs: [
        `${teams} équipes entament la saison ${season} (${league}). Toutes se rencontrent en matchs aller-retour : ${games} matchs avant les playoffs.`,
        `Scores, statistiques et chaque action sont sur ce site pendant les matchs.`,
      ],
      link: "Voir le calendrier",
    };
  },
  postponement({ home, away, round, reason }) {
    const pair = `${home} – ${away}`;
    return {
      titles: [`Reporté : ${pair}`, `${pair} change de date`, `Nouvelle date pour ${pair}`],
      summary: `Le match de la ${nth(round)} journée se jouera à une autre date.`,
      paragraphs: [
        `Le match ${pair} de la ${nth(round)} journée est reporté.${reason === null ? "" : ` Motif : ${reason}`}`,
        `La nouvelle date sera publiée au calendrier.`,
      ],
      link: "Voir le match",
    };
  },
  documents: { regulations: "Règlement de la compétition", calendar: "Calendrier de la saison" },
  album: (home, away) => `${home} – ${away}`,
  picture: (kind, home, away) => pictures[kind](home, away),
};

/** The score stands in brackets, the home team's points first, whoever won. */
const titlesOf: Record<GameStory["plot"], (story: GameStory, sides: Sides) => readonly [string, ...string[]]> = {
  overtime: ({ overtimes }, sides) => {
    const [winner, loser, after] = [sides.winner.name, sides.loser.name, afterOvertime(overtimes)];
    return [
      `${winner} bat ${loser} ${after} (${sides.score})`,
      `Plus de 40 minutes : ${winner} bat ${loser} ${after} (${sides.score})`,
      `${loser} s’incline ${after} face à ${winner} (${sides.score})`,
      `${winner} s’impose ${after} face à ${loser} (${sides.score})`,
      `Victoire ${after} : ${winner} domine ${loser} (${sides.score})`,
    ];
  },
  comeback: ({ deficit }, sides) => {
    const [winner, loser] = [sides.winner.name, sides.loser.name];
    return [
      `${winner} remonte ${points(deficit)} face à ${loser} (${sides.score})`,
      `De -${deficit} à la victoire : ${winner} renverse ${loser} (${sides.score})`,
      `${loser} laisse filer ${points(deficit)} d’avance face à ${winner} (${sides.score})`,
      `Mené de ${points(deficit)}, ${winner} finit par battre ${loser} (${sides.score})`,
      `${winner} efface ${points(deficit)} de retard face à ${loser} (${sides.score})`,
    ];
  },
  thriller: ({ margin }, sides) => {
    const [winner, loser] = [sides.winner.name, sides.loser.name];
    return [
      `${winner} s’impose d’un rien face à ${loser} (${sides.score})`,
      `Indécis jusqu’au buzzer : ${winner} bat ${loser} (${sides.score})`,
      `${loser} échoue tout près du but face à ${winner} (${sides.score})`,
      `Pour ${points(margin)} : ${winner} domine ${loser} (${sides.score})`,
      `${winner} passe sur le fil face à ${loser} (${sides.score})`,
    ];
  },
  rout: ({ margin }, sides) => {
    const [winner, loser] = [sides.winner.name, sides.loser.name];
    return [
      `${winner} surclasse ${loser} (${sides.score})`,
      `Sans appel : ${winner} écrase ${loser} (${sides.score})`,
      `${loser} sans solution face à ${winner} (${sides.score})`,
      `${points(margin)} d’écart : ${winner} domine ${loser} (${sides.score})`,
      `${winner} ne laisse aucune chance à ${loser} (${sides.score})`,
    ];
  },
  win: (_, sides) => {
    const [{ name: winner, best }, loser] = [sides.winner, sides.loser.name];
    return [
      `${winner} bat ${loser} (${sides.score})`,
      `${best.name} (${points(best.points)}) porte ${winner} face à ${loser} (${sides.score})`,
      `${loser} s’incline ${sides.isHomeWin ? "sur le parquet" : "chez lui face à"} ${sides.isHomeWin ? of(winner) : winner} (${sides.score})`,
      sides.isHomeWin
        ? `${winner} s’impose à domicile face à ${loser} (${sides.score})`
        : `${winner} s’impose chez ${loser} (${sides.score})`,
      sides.isHomeWin
        ? `Victoire à domicile : ${winner} domine ${loser} (${sides.score})`
        : `Victoire à l’extérieur : ${winner} domine ${loser} (${sides.score})`,
    ];
  },
};

function afterOvertime(count: number): string {
  const counted = ["", "après prolongation", "après deux prolongations", "après trois prolongations", "après quatre prolongations"];
  return counted[count] ?? `après ${count} prolongations`;
}

/** "de Gavran", "d’Olimpija". */
function of(name: string): string {
  return /^[aeiouyàâéèêëîïôù]/i.test(name) ? `d’${name}` : `de ${name}`;
}

function nth(round: number): string {
  return round === 1 ? "1re" : `${round}e`;
}

function summary(story: GameStory, { winner, loser, score }: Sides, { league, round, venue, turn }: RecapContext): string {
  const pair = `${story.home.name} – ${story.away.name}, ${score}`;
  return wayOf(turn, 1, [
    `${league}, ${nth(round)} journée : ${pair}. ${winner.best.name} termine meilleur marqueur des vainqueurs avec ${points(winner.best.points)}.`,
    `${league}, ${nth(round)} journée : ${pair}. Meilleurs marqueurs : ${winner.best.name} (${winner.best.points}) et ${loser.best.name} (${loser.best.points}).`,
    `${league}, ${nth(round)} journée (${venue}) : ${pair}. ${winner.best.name} inscrit ${points(winner.best.points)}.`,
  ]);
}

function meeting(story: GameStory, { score }: Sides, { round, venue, turn }: RecapContext): string {
  const crowd = story.attendance === null ? "" : `, devant ${spectators(story.attendance)}`;
  const quarters = periodScores(story, "-");
  return wayOf(turn, 2, [
    `${story.home.name} et ${story.away.name} se sont affrontés lors de la ${nth(round)} journée (${venue})${crowd}. Score final : ${score} (${quarters}).`,
    `La ${nth(round)} journée menait ${story.away.name} chez ${story.home.name} (${venue})${crowd}. Le match s’est terminé sur le score de ${score} (${quarters}).`,
    `${nth(round)} journée (${venue})${crowd} : ${story.home.name} – ${story.away.name}, ${score} (${quarters}).`,
  ]);
}

function flow(story: GameStory, winner: string, turn: number): string {
  const changes = story.leadChanges < 2 ? "" : countedChanges(story.leadChanges);
  switch (story.plot) {
    case "overtime":
      return wayOf(turn, 3, [
        `Quarante minutes n’ont pas suffi : ${winner} a eu le dernier mot ${afterOvertime(story.overtimes)}${changes && `, au bout de ${changes}`}.`,
        `À égalité à la fin du temps réglementaire, les deux équipes se sont départagées ${afterOvertime(story.overtimes)}${changes && `, avec ${changes} au total`}.`,
      ]);
    case "comeback":
      return wayOf(turn, 3, [
        `Mené de ${points(story.deficit)} au plus fort de la rencontre, ${winner} a renversé le match.`,
        `Le retard est monté à ${points(story.deficit)} avant la réaction ${of(winner)}.`,
      ]);
    case "thriller":
      return wayOf(turn, 3, [
        `Indécis jusqu’au buzzer : ${changes && `${changes} et `}seulement ${points(story.margin)} d’écart à l’arrivée.`,
        `Seulement ${points(story.margin)} d’écart à la fin${changes && ` d’un match aux ${changes}`}.`,
      ]);
    case "rout":
      return wayOf(turn, 3, [
        `L’avance ${of(winner)} a atteint ${points(story.winnersLead)}.`,
        `${winner} a compté jusqu’à ${points(story.winnersLead)} d’avance.`,
      ]);
    case "win":
      return `${winner} a compté jusqu’à ${points(story.winnersLead)} d’avance${story.deficit === 0 ? ", sans jamais être mené" : changes && ` ; le match a connu ${changes}`}.`;
  }
}

function performances({ winner, loser }: Sides, turn: number): string {
  return wayOf(turn, 4, [
    `${performance(winner.best)} pour ${winner.name}. ${performance(loser.best)} pour ${loser.name}.`,
    `Côté vainqueurs, ${performance(winner.best)}. En face, ${performance(loser.best)}.`,
  ]);
}

function performance(player: StoryPlayer): string {
  return `${player.name} termine avec ${listed("fr", deeds(player, { points, rebounds, assists }))}${player.doubleDouble ? " (double-double)" : ""}`;
}

function spectators(count: number): string {
  return count < 2 ? `${count} spectateur` : `${whole("fr", count)} spectateurs`;
}
