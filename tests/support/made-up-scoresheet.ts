import type { RunningScoreMark, Scoresheet, ScoresheetTeam } from "#contract/drawing.ts";

const longName = "Светозар-Александар Ђорђевић Живојиновић од Шумадије и Поморавља";

/** A sheet at its fullest: so many players and overtimes, and a score that goes on until `points` on both sides. */
export function madeUpScoresheet({ points = 90, players = 12, overtimes = 0 } = {}): Scoresheet {
  const columns = ["Min", "Pts", "Reb"];
  const team = (letter: string): ScoresheetTeam => ({
    letter,
    name: `${letter}: ${longName}`,
    players: Array.from({ length: players }, (_, place) => ({
      shirt: String(place + 4),
      name: place === 0 ? longName : `Đorđe Šćepanović ${place}`,
      entered: place < 5 ? "starter" : "entered",
      fouls: [{ mark: "P2", minute: "17" }],
    })),
    coaches: [{ role: "Trener", name: longName, fouls: [{ mark: "C1", minute: "9" }] }],
    timeouts: Array.from({ length: 2 + overtimes }, (_, place) => ({ label: `${place + 1}`, minutes: ["7"], allowed: 2 })),
    teamFouls: [1, 2, 3, 4].map((period) => ({ label: `${period}`, count: period + 2 })),
  });
  const box = {
    caption: longName,
    rows: Array.from({ length: players }, (_, place) => ({ shirt: `${place}`, name: longName, isStarter: false, cells: columns })),
    team: columns,
    totals: columns,
  };
  return {
    languageTag: "sr-Cyrl",
    title: "Званични записник",
    league: "Лига",
    color: "#223344",
    writtenAt: Date.UTC(2026, 10, 22, 18),
    pairing: `${longName} – ${longName}`,
    head: Array.from({ length: 13 }, () => ({ name: longName, text: longName })),
    teams: [team("A"), team("B")],
    foulBoxes: 5,
    teamFoulBoxes: 4,
    runningScore: Array.from({ length: points }, (_, index) =>
      (["home", "away"] as const).map((side) => markOf(side, index + 1, points)),
    ).flat(),
    runningScoreNote: null,
    periods: Array.from({ length: 4 + overtimes }, (_, place) => ({ label: `${place + 1}`, home: "20", away: "20" })),
    result: { score: `${points} : ${points}`, winner: longName },
    signatures: Array.from({ length: 8 }, () => ({ name: longName, text: longName })),
    boxes: [box, box],
    boxColumns: columns,
    notes: [{ name: "Жалба", text: `${longName} `.repeat(4) }],
    words: {
      licence: "Лиценца",
      player: "Играч",
      shirt: "Бр",
      entered: "У игри",
      fouls: "Грешке",
      timeouts: "Тајм-аути",
      teamFouls: "Грешке екипе",
      team: "Екипа",
      totals: "Укупно",
      runningScore: "Ток резултата",
      scoreByPeriod: "По деоницама",
      finalScore: "Коначан резултат",
      winner: "Победник",
      boxScore: "Статистика",
      notes: "Напомене",
      legend: "Мали бројеви: минут",
      didNotPlay: "није играо",
    },
  };
}

function markOf(side: "home" | "away", total: number, last: number): RunningScoreMark {
  return { side, total, shirt: "7", points: total % 3 === 0 ? 3 : 1, closes: total === last ? "game" : total % 22 === 0 ? "period" : null };
}
