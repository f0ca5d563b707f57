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

const points = forms("es", { one: "punto", other: "puntos" });
const rebounds = forms("es", { one: "rebote", other: "rebotes" });
const assists = forms("es", { one: "asistencia", other: "asistencias" });
const countedChanges = forms("es", { one: "cambio de líder", other: "cambios de líder" });

const pictures: Record<PictureKind, (home: string, away: string) => string> = {
  "tip-off": (home, away) => `Salto inicial, ${home} – ${away}`,
  shot: () => "Tiro en suspensión por encima de una mano extendida",
  crowd: () => "Gradas llenas con los colores del club",
  huddle: () => "El equipo reunido durante un tiempo muerto",
  scoreboard: (home, away) => `El marcador, ${home} – ${away}`,
  net: () => "El balón atraviesa la red",
};

export const es: Press = {
  recap(story, context) {
    const sides = sidesOf(story, "-");
    return {
      titles: titlesOf[story.plot](story, sides),
      summary: summary(story, sides, context),
      paragraphs: [meeting(story, sides, context), flow(story, sides.winner.name, context.turn), performances(sides, context.turn)],
      link: "Estadísticas, carta de tiro y jugada a jugada",
    };
  },
  preview({ league, round, venue, home, away }) {
    const pair = `${home.name} – ${away.name}`;
    return {
      titles: [
        `Previa: ${pair}`,
        `El partido de la jornada ${round}: ${pair}`,
        `${home.name} recibe a ${away.name} en la jornada ${round}`,
      ],
      summary: `El partido de la jornada ${round} (${league}).`,
      paragraphs: [
        `${home.name} (${home.wins}-${home.losses}, puesto ${home.rank}) recibe a ${away.name} (${away.wins}-${away.losses}, puesto ${away.rank}). Pabellón: ${venue}.`,
        `Los máximos anotadores hasta ahora: ${home.scorer.name}, con ${decimal("es", home.scorer.average)} puntos por partido en el equipo local, y ${away.scorer.name}, con ${decimal("es", away.scorer.average)} en el visitante.`,
      ],
      link: "Ver el partido",
    };
  },
  awards({ league, round, best, five, turn }) {
    const told = listed("es", deeds(best, { points, rebounds, assists }));
    return {
      titles: [
        `Jugador de la jornada ${round}: ${best.name}`,
        `${best.name}, jugador de la jornada ${round}`,
        `La jornada ${round} es de ${best.name}`,
        `Lo mejor de la jornada ${round}: ${best.name}`,
        `Valoración de ${best.index}: ${best.name}, el mejor de la jornada`,
      ],
      summary: `${league}: ${best.name} (${best.team}) firma la mejor valoración de la jornada, ${best.index}.`,
      paragraphs: [
        wayOf(turn, 1, [
          `Con ${told}, ${best.name} (${best.team}) es el jugador de la jornada.`,
          `${best.name} (${best.team}) se lleva el premio gracias a ${told}.`,
          `Nadie hizo más en la jornada ${round} que ${best.name} (${best.team}): ${told}.`,
        ]),
        `El quinteto de la jornada: ${five.map(({ name, team, index }) => `${name} (${team}, ${index})`).join(", ")}.`,
      ],
      link: "Todos los partidos de la liga",
    };
  },
  title({ league, season, champion, finalist, wins, losses }) {
    return {
      titles: [
        `${champion}, campeón de la temporada ${season}`,
        `El título de ${season} es de ${champion}`,
        `Campeón ${season}: ${champion}`,
      ],
      summary: `${league}: ${champion} gana la final a ${finalist} por ${wins}-${losses}.`,
      paragraphs: [
        `${champion} conquista el título de la temporada ${season} (${league}). La serie final ante ${finalist} terminó ${wins}-${losses}.`,
        `Enhorabuena a los dos finalistas.`,
      ],
      link: "La temporada en cifras",
    };
  },
  opening({ league, season, teams, games }) {
    return {
      titles: [
        `Arranca la temporada ${season}`,
        `${league}: todo listo para la temporada ${season}`,
        `${teams} equipos y ${games} partidos: ${league} ${season}`,
      ],
      summary: `${league}: ${teams} equipos y ${games} partidos en la liga regular.`,
      paragraphs: [
        `${teams} equipos comienzan la temporada ${season} (${league}). Todos contra todos, a ida y vuelta: ${games} partidos antes de los playoffs.`,
        `Resultados, estadísticas y cada jugada, en esta web mientras se juega.`,
      ],
      link: "Ver el calendario",
    };
  },
  postponement({ home, away, round, reason }) {
    const pair = `${home} – ${away}`;
    return {
      titles: [`Aplazado: ${pair}`, `${pair} cambia de fecha`, `Nueva fecha para ${pair}`],
      summary: `El partido de la jornada ${round} se jugará en otra fecha.`,
      paragraphs: [
        `El partido ${pair} de la jornada ${round} ha sido aplazado.${reason === null ? "" : ` Motivo: ${reason}`}`,
        `La nueva fecha se publicará en el calendario.`,
      ],
      link: "Ver el partido",
    };
  },
  documents: { regulations: "Bases de competición", calendar: "Calendario de la temporada" },
  album: (home, away) => `${home} – ${away}`,
  picture: (kind, home, away) => pictures[kind](home, away),
};

/** The score stands in brackets, the home team's points first, whoever won. */
const titlesOf: Record<GameStory["plot"], (story: GameStory, sides: Sides) => readonly [string, ...string[]]> = {
  overtime: ({ overtimes }, sides) => {
    const [winner, loser, after] = [sides.winner.name, sides.loser.name, inOvertime(overtimes)];
    return [
      `${winner} gana a ${loser} ${after} (${sides.score})`,
      `Más de 40 minutos: ${winner} gana a ${loser} ${after} (${sides.score})`,
      `${loser} cede ante ${winner} ${after} (${sides.score})`,
      `${winner} aguanta más que ${loser} ${after} (${sides.score})`,
      `Victoria ${after}: ${winner} supera a ${loser} (${sides.score})`,
    ];
  },
  comeback: ({ deficit }, sides) => {
    const [winner, loser] = [sides.winner.name, sides.loser.name];
    return [
      `${winner} remonta ${points(deficit)} ante ${loser} (${sides.score})`,
      `De perder por ${deficit} a ganar: ${winner} supera a ${loser} (${sides.score})`,
      `${loser} deja escapar ${points(deficit)} de ventaja ante ${winner} (${sides.score})`,
      `Remontada de ${points(deficit)}: ${winner} gana a ${loser} (${sides.score})`,
      `${winner} le da la vuelta al partido ante ${loser} (${sides.score})`,
    ];
  },
  thriller: ({ margin }, sides) => {
    const [winner, loser] = [sides.winner.name, sides.loser.name];
    return [
      `${winner} se impone a ${loser} en un final apretado (${sides.score})`,
      `Igualdad hasta la bocina: ${winner} gana a ${loser} (${sides.score})`,
      `${loser} se queda a las puertas ante ${winner} (${sides.score})`,
      `Por ${points(margin)}: ${winner} supera a ${loser} (${sides.score})`,
      `${winner} sufre para ganar a ${loser} (${sides.score})`,
    ];
  },
  rout: ({ margin }, sides) => {
    const [winner, loser] = [sides.winner.name, sides.loser.name];
    return [
      `${winner} arrolla a ${loser} (${sides.score})`,
      `Sin discusión: ${winner} supera a ${loser} (${sides.score})`,
      `${loser} no encuentra respuesta ante ${winner} (${sides.score})`,
      `Paliza de ${margin}: ${winner} arrasa a ${loser} (${sides.score})`,
      `${winner} pasa por encima de ${loser} (${sides.score})`,
    ];
  },
  win: (_, sides) => {
    const [{ name: winner, best }, loser] = [sides.winner, sides.loser.name];
    return [
      `${winner} gana a ${loser} (${sides.score})`,
      `${best.name} (${points(best.points)}) lidera a ${winner} ante ${loser} (${sides.score})`,
      `${loser} cae ${sides.isHomeWin ? "en la pista de" : "en casa ante"} ${winner} (${sides.score})`,
      sides.isHomeWin
        ? `${winner} no falla en casa ante ${loser} (${sides.score})`
        : `${winner} se lleva el triunfo de la pista de ${loser} (${sides.score})`,
      sides.isHomeWin
        ? `Triunfo local: ${winner} supera a ${loser} (${sides.score})`
        : `Triunfo visitante: ${winner} supera a ${loser} (${sides.score})`,
    ];
  },
};

function inOvertime(count: number): string {
  return ["", "en la prórroga", "tras dos prórrogas", "tras tres prórrogas", "tras cuatro prórrogas"][count] ?? `tras ${count} prórrogas`;
}

function summary(story: GameStory, { winner, loser, score }: Sides, { league, round, venue, turn }: RecapContext): string {
  const pair = `${story.home.name} – ${story.away.name}, ${score}`;
  return wayOf(turn, 1, [
    `${league}, jornada ${round}: ${pair}. ${winner.best.name} fue el máximo anotador de los vencedores con ${points(winner.best.points)}.`,
    `${league}, jornada ${round}: ${pair}. Los más anotadores: ${winner.best.name}, con ${winner.best.points}, y ${loser.best.name}, con ${loser.best.points}.`,
    `${league}, jornada ${round} (${venue}): ${pair}. ${winner.best.name} sumó ${points(winner.best.points)}.`,
  ]);
}

function meeting(story: GameStory, { score }: Sides, { round, venue, turn }: RecapContext): string {
  const crowd = story.attendance === null ? "" : `, ante ${spectators(story.attendance)}`;
  const quarters = periodScores(story, "-");
  return wayOf(turn, 2, [
    `${story.home.name} y ${story.away.name} se enfrentaron en la jornada ${round} (${venue})${crowd}. Marcador final: ${score} (${quarters}).`,
    `La jornada ${round} llevó a ${story.away.name} a la pista de ${story.home.name} (${venue})${crowd}. El partido acabó ${score} (${quarters}).`,
    `Jornada ${round} (${venue})${crowd}: ${story.home.name} – ${story.away.name}, ${score} (${quarters}).`,
  ]);
}

function flow(story: GameStory, winner: string, turn: number): string {
  const changes = story.leadChanges < 2 ? "" : countedChanges(story.leadChanges);
  switch (story.plot) {
    case "overtime":
      return wayOf(turn, 3, [
        `No bastaron cuarenta minutos: ${winner} se llevó la victoria ${inOvertime(story.overtimes)}${changes && `, con ${changes}`}.`,
        `Con empate tras el tiempo reglamentario, todo se decidió ${inOvertime(story.overtimes)}${changes && `, con ${changes} en total`}.`,
      ]);
    case "comeback":
      return wayOf(turn, 3, [
        `${winner} llegó a perder por ${points(story.deficit)} y le dio la vuelta al partido.`,
        `La desventaja alcanzó los ${points(story.deficit)} antes de la reacción de ${winner}.`,
      ]);
    case "thriller":
      return wayOf(turn, 3, [
        `Igualdad hasta la bocina: ${changes && `${changes} y `}solo ${points(story.margin)} de diferencia al final.`,
        `Solo ${points(story.margin)} separaron a los equipos al final${changes && ` de un partido con ${changes}`}.`,
      ]);
    case "rout":
      return wayOf(turn, 3, [
        `La ventaja de ${winner} creció hasta los ${points(story.winnersLead)}.`,
        `${winner} llegó a mandar por ${points(story.winnersLead)}.`,
      ]);
    case "win":
      return `La máxima ventaja de ${winner} fue de ${points(story.winnersLead)}${story.deficit === 0 ? ", siempre por delante" : changes && `; en el partido hubo ${changes}`}.`;
  }
}

function performances({ winner, loser }: Sides, turn: number): string {
  return wayOf(turn, 4, [
    `${performance(winner.best)} en las filas de ${winner.name}. ${performance(loser.best)} en las de ${loser.name}.`,
    `En el equipo ganador, ${performance(winner.best)}. En el otro lado, ${performance(loser.best)}.`,
  ]);
}

function performance(player: StoryPlayer): string {
  return `${player.name} terminó con ${listed("es", deeds(player, { points, rebounds, assists }))}${player.doubleDouble ? " (doble-doble)" : ""}`;
}

function spectators(count: number): string {
  return count === 1 ? "1 espectador" : `${whole("es", count)} espectadores`;
}
