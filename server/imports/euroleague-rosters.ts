import type { Fact, Official, RosterPlayer, Side } from "#core/game/facts.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import type { EuroleagueAnswers, EuroleagueRow } from "./euroleague-answers.ts";
import { sides, UnreadableGame, type QualityFlag } from "./imported-game.ts";
import { titleCase } from "./title-case.ts";

/** The facts that stand before the first period: what is recorded, the two teams, their starters, the officials. */
export function rosterFacts(answers: EuroleagueAnswers, flags: QualityFlag[]): { id: string; fact: Fact }[] {
  const { Stats } = answers.Boxscore;
  if (Stats.length !== 2) throw new UnreadableGame(`Boxscore holds ${Stats.length} teams, not 2`);
  const facts: { id: string; fact: Fact }[] = [{ id: "source", fact: { type: "source.change", source: "euroleague", notRecorded: [] } }];
  sides.forEach((side, index) => {
    const team = Stats[index];
    if (!team) return;
    const code = (index === 0 ? answers.PlaybyPlay.CodeTeamA : answers.PlaybyPlay.CodeTeamB).trim();
    const name = (index === 0 ? answers.PlaybyPlay.TeamA : answers.PlaybyPlay.TeamB)?.trim() || titleCase(team.Team.trim());
    const players = team.PlayersStats.filter((player) => player.Player_ID.trim() !== "").map((player) =>
      rosterPlayer(player.Player_ID, player.Player, player.Dorsal),
    );
    const known = new Set(players.map(({ key }) => key));
    for (const stranger of strangers(answers, code, known)) {
      players.push(stranger);
      flags.push({ kind: "player-unknown", detail: `${side} ${stranger.scoreboardName ?? stranger.key} plays without being in the box score`, about: null });
    }
    facts.push({ id: `roster:${side}`, fact: { type: "roster.set", side, teamKey: code, name, code, coach: personName(team.Coach), assistantCoaches: [], players } });
    const starters = team.PlayersStats.filter((player) => player.IsStarter === 1).map((player) => player.Player_ID.trim() as PlayerKey);
    facts.push({ id: `starters:${side}`, fact: { type: "starters.set", side, players: starters } });
  });
  facts.push({ id: "officials", fact: { type: "officials.set", officials: officialsOf(answers), attendance: Number(answers.Boxscore.Attendance) || null } });
  return facts;
}

function rosterPlayer(id: string, printed: string, shirt: string | null): RosterPlayer {
  const [family = "", given = ""] = printed.split(",");
  return {
    key: id.trim() as PlayerKey,
    shirt: shirt?.trim() ?? "",
    givenName: titleCase(given.trim()),
    familyName: titleCase(family.trim()),
    scoreboardName: printed.trim(),
    position: null,
    captain: false,
    didNotPlayReason: null,
  };
}

/** Players the events name and the box score does not: an event is never lost for want of a roster line. */
function strangers(answers: EuroleagueAnswers, code: string, known: Set<PlayerKey>): RosterPlayer[] {
  const found: RosterPlayer[] = [];
  const { FirstQuarter, SecondQuarter, ThirdQuarter, ForthQuarter, ExtraTime } = answers.PlaybyPlay;
  for (const rows of [FirstQuarter, SecondQuarter, ThirdQuarter, ForthQuarter, ExtraTime]) {
    for (const row of rows ?? []) {
      const stranger = strangerOf(row, code, known);
      if (!stranger) continue;
      known.add(stranger.key);
      found.push(stranger);
    }
  }
  return found;
}

function strangerOf(row: EuroleagueRow | null, code: string, known: ReadonlySet<PlayerKey>): RosterPlayer | null {
  const key = row?.PLAYER_ID?.trim() as PlayerKey | undefined;
  if (!row || !key || known.has(key) || !key.startsWith("P") || row.CODETEAM?.trim() !== code) return null;
  return rosterPlayer(key, row.PLAYER ?? key, row.DORSAL);
}

function officialsOf(answers: EuroleagueAnswers): Official[] {
  const header = answers.Header;
  const named = header ? [header.Referee1, header.Referee2, header.Referee3] : pairs(answers.Boxscore.Referees ?? "");
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

function personName(printed: string | null | undefined): string | null {
  if (!printed?.trim()) return null;
  const [family = "", given = ""] = printed.split(",");
  return titleCase(`${given.trim()} ${family.trim()}`.trim());
}
