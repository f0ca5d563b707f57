import type { Fact, Official, RosterPlayer } from "#core/game/facts.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import type { EuroleagueAnswers } from "./euroleague-answers.ts";
import { sides, UnreadableGame } from "./imported-game.ts";
import { titleCase } from "./title-case.ts";

/** The facts that stand before the first period: what is recorded, the two teams, their starters, the officials. */
export function rosterFacts(answers: EuroleagueAnswers): { id: string; fact: Fact }[] {
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
    facts.push({
      id: `roster:${side}`,
      fact: { type: "roster.set", side, teamKey: code, name, code, coach: personName(team.Coach), assistantCoaches: [], players },
    });
    const starters = team.PlayersStats.filter((player) => player.IsStarter === 1).map((player) => player.Player_ID.trim() as PlayerKey);
    facts.push({ id: `starters:${side}`, fact: { type: "starters.set", side, players: starters } });
  });
  facts.push({
    id: "officials",
    fact: { type: "officials.set", officials: officialsOf(answers), attendance: Number(answers.Boxscore.Attendance) || null },
  });
  return facts;
}

/** A roster line from an id, "SURNAME, NAME" and a shirt, all as the source pads them. */
export function rosterPlayer(id: string, printed: string, shirt: string | null): RosterPlayer {
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
