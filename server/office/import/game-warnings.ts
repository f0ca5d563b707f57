import { type DraftRow, fieldText, type ImportDraft } from "./import-draft.ts";

/** Two games in one hall need so much between their starts, in minutes. */
const leastBetween = 120;
/** A game so many days from its round's middle, and beyond the next round, was hardly meant so. */
const mostDaysFromRound = 14;

/** What is taken all the same, and shown: games that cannot both be as they are written. IMPF16 */
export function warnOfGames(draft: ImportDraft, games: readonly DraftRow[]): void {
  const dated = games.filter((game) => game["date"] !== null);
  warnOfHalls(draft, dated);
  // What was played was played: lists of old seasons have games twice, and days that nobody knew.
  warnOfTeams(
    draft,
    dated.filter((game) => !("homePoints" in game)),
  );
  warnOfRounds(draft, dated);
}

function warnOfHalls(draft: ImportDraft, games: readonly DraftRow[]): void {
  for (const same of grouped(games, (game) =>
    game["hall"] && game["time"] ? `${fieldText(game, "date")}\n${fieldText(game, "hall")}` : null,
  )) {
    const ordered = same.toSorted((one, other) => minutesOf(one) - minutesOf(other));
    ordered.forEach((game, index) => {
      const before = ordered[index - 1];
      if (before && minutesOf(game) - minutesOf(before) < leastBetween)
        draft.warnings.push({ at: game.at, kind: "hall-taken", by: before.at });
    });
  }
}

function warnOfTeams(draft: ImportDraft, games: readonly DraftRow[]): void {
  const byTeam = games.flatMap((game) =>
    ["home", "away"].map((side) => ({ game, key: `${fieldText(game, "date")}\n${fieldText(game, side)}` })),
  );
  const told = new Set<string>();
  for (const same of grouped(byTeam, ({ key }) => key)) {
    const ordered = same.map(({ game }) => game).toSorted((one, other) => minutesOf(one) - minutesOf(other));
    for (const [index, game] of ordered.entries()) {
      const before = ordered[index - 1];
      if (!before || told.has(game.at)) continue;
      told.add(game.at);
      draft.warnings.push({ at: game.at, kind: "team-twice-a-day", by: before.at });
    }
  }
}

function warnOfRounds(draft: ImportDraft, games: readonly DraftRow[]): void {
  for (const season of grouped(games, (game) => fieldText(game, "season"))) {
    const rounds = grouped(season, (game) => (typeof game["round"] === "number" ? fieldText(game, "round") : null));
    const middles = new Map(rounds.map((same) => [same[0]?.["round"] as number, middleDay(same)]));
    for (const game of season) {
      const round = game["round"];
      if (typeof round !== "number") continue;
      const [own = 0, next, before] = [middles.get(round), middles.get(round + 1), middles.get(round - 1)];
      const day = dayNumber(game);
      const isBeyond = (next !== undefined && day > next) || (before !== undefined && day < before);
      if (isBeyond && Math.abs(day - own) > mostDaysFromRound) draft.warnings.push({ at: game.at, kind: "round-order" });
    }
  }
}

function middleDay(games: readonly DraftRow[]): number {
  const days = games.map((game) => dayNumber(game)).toSorted((one, other) => one - other);
  return days[Math.floor((days.length - 1) / 2)] ?? 0;
}

function dayNumber(game: DraftRow): number {
  return Date.parse(`${fieldText(game, "date")}T00:00:00Z`) / 86_400_000;
}

function minutesOf(game: DraftRow): number {
  const [hour = 0, minute = 0] = (fieldText(game, "time") || "00:00").split(":").map(Number);
  return hour * 60 + minute;
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string | null): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}
