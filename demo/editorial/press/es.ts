import { otherSide } from "#core/game/facts.ts";
import type { GameStory, StoryPlayer } from "../game-story.ts";
import { decimal, forms, periodScores, whole, type PictureKind, type Press } from "./press.ts";

const points = forms("es", { one: "punto", other: "puntos" });
const rebounds = forms("es", { one: "rebote", other: "rebotes" });
const assists = forms("es", { one: "asistencia", other: "asistencias" });
const countedChanges = forms("es", { one: "cambio de líder", other: "cambios de líder" });
const overtimes = forms("es", { one: "prórroga", other: "prórrogas" });

const pictures: Record<PictureKind, (home: string, away: string) => string> = {
  "tip-off": (home, away) => `Salto inicial, ${home} – ${away}`,
  shot: () => "Tiro en suspensión por encima de una mano extendida",
  crowd: () => "Gradas llenas con los colores del club",
  huddle: () => "El equipo reunido durante un tiempo muerto",
  scoreboard: (home, away) => `El marcador, ${home} – ${away}`,
  net: () => "El balón atraviesa la red",
};

export const es: Press = {
  recap(story, { league, round, venue }) {
    const [winner, loser] = [story[story.winner], story[otherSide(story.winner)]];
    const score = `${story.home.points}-${story.away.points}`;
    const titles: Record<GameStory["plot"], string> = {
      overtime: `${winner.name} gana a ${loser.name} en la prórroga`,
      comeback: `${winner.name} remonta ${points(story.deficit)} ante ${loser.name}`,
      thriller: `${winner.name} se impone a ${loser.name} en un final apretado`,
      rout: `${winner.name} arrolla a ${loser.name}`,
      win: `${winner.name} gana a ${loser.name}`,
    };
    const crowd = story.attendance === null ? "" : `, ante ${spectators(story.attendance)}`;
    return {
      title: `${titles[story.plot]} (${winner.points}-${loser.points})`,
      summary: `${league}, jornada ${round}: ${story.home.name} – ${story.away.name}, ${score}. ${winner.best.name} fue el máximo anotador de los vencedores con ${points(winner.best.points)}.`,
      paragraphs: [
        `${story.home.name} y ${story.away.name} se enfrentaron en la jornada ${round} (${venue})${crowd}. Marcador final: ${score} (${periodScores(story).replaceAll(":", "-")}).`,
        flow(story, winner.name),
        `${performance(winner.best)} en las filas de ${winner.name}. ${performance(loser.best)} en las de ${loser.name}.`,
      ],
      link: "Estadísticas, carta de tiro y jugada a jugada",
    };
  },
  preview({ league, round, venue, home, away }) {
    return {
      title: `Previa: ${home.name} – ${away.name}`,
      summary: `El partido de la jornada ${round} (${league}).`,
      paragraphs: [
        `${home.name} (${home.wins}-${home.losses}, puesto ${home.rank}) recibe a ${away.name} (${away.wins}-${away.losses}, puesto ${away.rank}). Pabellón: ${venue}.`,
        `Los máximos anotadores hasta ahora: ${home.scorer.name}, con ${decimal("es", home.scorer.average)} puntos por partido en el equipo local, y ${away.scorer.name}, con ${decimal("es", away.scorer.average)} en el visitante.`,
      ],
      link: "Ver el partido",
    };
  },
  awards({ league, round, best, five }) {
    return {
      title: `Jugador de la jornada ${round}: ${best.name}`,
      summary: `${league}: ${best.name} (${best.team}) firma la mejor valoración de la jornada, ${best.index}.`,
      paragraphs: [
        `Con ${points(best.points)}, ${rebounds(best.rebounds)} y ${assists(best.assists)}, ${best.name} (${best.team}) es el jugador de la jornada.`,
        `El quinteto de la jornada: ${five.map(({ name, team, index }) => `${name} (${team}, ${index})`).join(", ")}.`,
      ],
      link: "Todos los partidos de la liga",
    };
  },
  title({ league, season, champion, finalist, wins, losses }) {
    return {
      title: `${champion}, campeón de la temporada ${season}`,
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
      title: `Arranca la temporada ${season}`,
      summary: `${league}: ${teams} equipos y ${games} partidos en la liga regular.`,
      paragraphs: [
        `${teams} equipos comienzan la temporada ${season} (${league}). Todos contra todos, a ida y vuelta: ${games} partidos antes de los playoffs.`,
        `Resultados, estadísticas y cada jugada, en esta web mientras se juega.`,
      ],
      link: "Ver el calendario",
    };
  },
  postponement({ home, away, round, reason }) {
    return {
      title: `Aplazado: ${home} – ${away}`,
      summary: `El partido de la jornada ${round} se jugará en otra fecha.`,
      paragraphs: [
        `El partido ${home} – ${away} de la jornada ${round} ha sido aplazado.${reason === null ? "" : ` Motivo: ${reason}`}`,
        `La nueva fecha se publicará en el calendario.`,
      ],
      link: "Ver el partido",
    };
  },
  documents: { regulations: "Bases de competición", calendar: "Calendario de la temporada" },
  album: (home, away) => `${home} – ${away}`,
  picture: (kind, home, away) => pictures[kind](home, away),
};

function flow(story: GameStory, winner: string): string {
  switch (story.plot) {
    case "overtime":
      return `No bastaron cuarenta minutos: ${overtimes(story.overtimes)} y ${changes(story.leadChanges)} hasta la victoria de ${winner}.`;
    case "comeback":
      return `${winner} llegó a perder por ${points(story.deficit)} y le dio la vuelta al partido.`;
    case "thriller":
      return `Igualdad hasta la bocina: ${changes(story.leadChanges)} y solo ${points(story.margin)} de diferencia al final.`;
    case "rout":
      return `La ventaja de ${winner} creció hasta los ${points(story.winnersLead)}.`;
    case "win":
      return `La máxima ventaja de ${winner} fue de ${points(story.winnersLead)}${story.leadChanges === 0 ? ", sin un solo cambio de líder" : `; en el partido hubo ${changes(story.leadChanges)}`}.`;
  }
}

function performance({ name, points: scored, rebounds: caught, assists: given, doubleDouble }: StoryPlayer): string {
  return `${name} terminó con ${points(scored)}, ${rebounds(caught)} y ${assists(given)}${doubleDouble ? " (doble-doble)" : ""}`;
}

function spectators(count: number): string {
  return count === 1 ? "1 espectador" : `${whole("es", count)} espectadores`;
}

function changes(count: number): string {
  return count === 0 ? "ningún cambio de líder" : countedChanges(count);
}
