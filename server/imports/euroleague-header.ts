import type { Side } from "#core/game/facts.ts";
import type { ImportedGame, QualityFlag } from "./imported-game.ts";
import { sourceInteger, sourceObject, sourceText } from "./source-text.ts";
import { tidyText } from "./tidy-names.ts";

const mostRounds = 999;

/** When and where, by the header; a header of other clubs is of another game, left out and flagged. IMP19 */
export function aboutGame(answer: unknown, codes: Readonly<Record<Side, string>>, flags: QualityFlag[]): ImportedGame["about"] {
  const header = sourceObject(answer);
  const named = [sourceText(header["CodeTeamA"]), sourceText(header["CodeTeamB"])];
  const foreign = named.filter((code) => code !== "" && code !== codes.home && code !== codes.away);
  if (foreign.length > 0) {
    flags.push({ kind: "link-missing", detail: `Header is of another game, of ${foreign.join(" and ").slice(0, 60)}`, about: null });
    return { date: null, time: null, venue: null, round: null, phase: null };
  }
  return {
    date: isoDate(sourceText(header["Date"])),
    time: sourceText(header["Hour"]).slice(0, 5) || null,
    venue: tidyText(sourceText(header["Stadium"])),
    round: sourceInteger(header["Round"], 1, mostRounds),
    phase: tidyText(sourceText(header["Phase"])),
  };
}

function isoDate(date: string): string | null {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(date);
  return parts ? `${parts[3]}-${parts[2]}-${parts[1]}` : null;
}
