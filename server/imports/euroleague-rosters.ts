import type { Fact, Official, RosterPlayer, Side } from "#core/game/facts.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import type { EuroleagueAnswers, EuroleagueRow, Loose, TwoTeams } from "./euroleague-answers.ts";
import { mostAttendance, mostPlayers, sides, UnreadableGame, type QualityFlag } from "./imported-game.ts";
import { sourceInteger, sourceList, sourceObject, sourceText } from "./source-text.ts";
import { titleCase } from "./title-case.ts";

export type ListedPlayer = { readonly id: string; readonly isStarter: boolean; readonly line: Loose; readonly player: RosterPlayer };
export type Lists = Readonly<Record<Side, readonly ListedPlayer[]>>;

/** No id has had more letters; a longer one is something else that stands in its place. */
const longestId = 40;

/** A person's id without the spaces it is padded with; empty where there is none. */
export function personId(value: unknown): string {
  const id = typeof value === "string" && value.length === 10 ? value.trim() : sourceText(value);
  return id.length <= longestId ? id : "";
}

/** Whether an id is of a coach (CO…) or one of his staff (AC…): every id in a feed that names no player begins so. IMP5 */
export function staffRole(id: string): "coach" | "bench" | null {
  return id.startsWith("CO") ? "coach" : id.startsWith("AC") ? "bench" : null;
}

/**
 * The players of both lists. IMP8: a line without a name bears its id; one without an id is found among the plays by name
 * and team, else it is left out. Either costs a flag.
 */
export function listedPlayers(
  teams: TwoTeams,
  codes: Readonly<Record<Side, string>>,
  rows: readonly EuroleagueRow[],
  flags: QualityFlag[],
): Lists {
  const flag = (kind: QualityFlag["kind"], detail: string) => void flags.push({ kind, detail, about: null });
  const listOf = (side: Side) => {
    const lines = teams[side]["PlayersStats"];
    if (!Array.isArray(lines)) flag("event-malformed", `Boxscore holds no list of the ${side} players`);
    if (sourceList(lines).length > mostPlayers)
      throw new UnreadableGame(`a team lists ${sourceList(lines).length} players, and none has more than ${mostPlayers}`);
    return sourceList(lines).flatMap((entry, place): ListedPlayer[] => {
      const line = sourceObject(entry);
      const printed = sourceText(line["Player"]);
      const told = personId(line["Player_ID"]);
      if (told === "" && printed === "") return [];
      const id = told || idInPlays(rows, codes[side], printed);
      if (told === "")
        flag(
          "player-unknown",
          `line ${place + 1} of the ${side} list, ${printed.slice(0, 60)}, has no id${id === "" ? "" : `; by the plays it is ${id}`}`,
        );
      if (id === "" || staffRole(id) !== null) return [];
      const name = printed || nameInPlays(rows, id) || id;
      return [{ id, isStarter: Number(line["IsStarter"]) === 1, line, player: rosterPlayer(id, name, sourceText(line["Dorsal"])) }];
    });
  };
  return { home: listOf("home"), away: listOf("away") };
}

function idInPlays(rows: readonly EuroleagueRow[], code: string, printed: string): string {
  return personId(rows.find(({ PLAYER, CODETEAM }) => sourceText(PLAYER) === printed && sourceText(CODETEAM) === code)?.PLAYER_ID);
}

function nameInPlays(rows: readonly EuroleagueRow[], id: string): string {
  return sourceText(rows.find(({ PLAYER_ID, PLAYER }) => personId(PLAYER_ID) === id && sourceText(PLAYER) !== "")?.PLAYER);
}

/** The facts that stand before the first period: what is recorded, the two teams, their starters, the officials. */
export function rosterFacts(
  answers: EuroleagueAnswers,
  teams: TwoTeams,
  codes: Readonly<Record<Side, string>>,
  lists: Lists,
): { id: string; fact: Fact }[] {
  const facts: { id: string; fact: Fact }[] = [{ id: "source", fact: { type: "source.change", source: "euroleague", notRecorded: [] } }];
  for (const side of sides) {
    const code = codes[side];
    const told = sourceText(side === "home" ? answers.PlaybyPlay.TeamA : answers.PlaybyPlay.TeamB);
    const name = told || titleCase(sourceText(teams[side]["Team"])) || code;
    const coach = personName(teams[side]["Coach"]);
    const players = lists[side].map(({ player }) => player);
    facts.push({
      id: `roster:${side}`,
      fact: { type: "roster.set", side, teamKey: code, name, code, coach, assistantCoaches: [], players },
    });
    const starters = lists[side].filter(({ isStarter }) => isStarter).map(({ player }) => player.key);
    facts.push({ id: `starters:${side}`, fact: { type: "starters.set", side, players: starters } });
  }
  const attendance = sourceInteger(answers.Boxscore.Attendance, 1, mostAttendance);
  facts.push({ id: "officials", fact: { type: "officials.set", officials: officialsOf(answers), attendance } });
  return facts;
}

/** A roster line from an id, "SURNAME, NAME" and a shirt. */
export function rosterPlayer(id: string, printed: string, shirt: string): RosterPlayer {
  const [family = "", given = ""] = printed.split(",");
  return {
    key: id as PlayerKey,
    shirt,
    givenName: titleCase(given.trim()),
    familyName: printed === id ? id : titleCase(family.trim()),
    scoreboardName: printed,
    position: null,
    captain: false,
    didNotPlayReason: null,
  };
}

function officialsOf({ Header, Boxscore }: EuroleagueAnswers): Official[] {
  const header = sourceObject(Header);
  const inHeader = [header["Referee1"], header["Referee2"], header["Referee3"]];
  const named = inHeader.some((name) => sourceText(name) !== "") ? inHeader : pairs(sourceText(Boxscore.Referees));
  const roles = ["crew-chief", "umpire-1", "umpire-2"] as const;
  return roles.flatMap((role, index) => {
    const name = personName(named[index]);
    return name ? [{ role, name }] : [];
  });
}

/** "JAVOR, DAMIR, PEERANDI, RAIN": family and given names in turn. */
function pairs(referees: string): string[] {
  const parts = referees.split(",").map((part) => part.trim());
  const names: string[] = [];
  for (let index = 0; index + 1 < parts.length; index += 2) names.push(`${parts[index]}, ${parts[index + 1]}`);
  return names;
}

function personName(printed: unknown): string | null {
  const [family = "", given = ""] = sourceText(printed).split(",");
  return titleCase(`${given.trim()} ${family.trim()}`.trim()) || null;
}
