import { cleanName, longestName, type NamedKind, nameFault } from "#contract/fields/written-name.ts";
import type { Fact, FactOf, RosterPlayer } from "#core/game/facts.ts";
import type { QualityFlag } from "./imported-game.ts";

const longestShirt = 4;
/** Of a name: more is not looked at. */
const longestRead = 1000;
/** Letters of two bytes that somebody has read as two of one: `Å½` for Ž, `Ä\u0087` for ć, `Ð‰` for Љ. */
const misread = /[ÃÂÄÅÐÑÎÏ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰‹‘’“”•–—˜™›]/u;
/** Of a play nobody can read: so much of it as anybody looks at. */
const longestNote = 300;

/**
 * A fact whose names are names: what can be shown of them, and told where something was left out, one is missing, or has lost
 * letters to a wrong encoding before it came to us. Whatever a reader writes goes through here. IMP18, NAME8
 */
export function withTidyNames(fact: Fact, flags: QualityFlag[]): Fact {
  const tidy = new NameTidier(flags);
  switch (fact.type) {
    case "roster.set":
      return tidy.sheet(fact);
    case "roster.change":
      return { ...fact, player: tidy.player(fact.player, fact.side) };
    case "officials.set":
      return {
        ...fact,
        officials: fact.officials.map((official) => ({ ...official, name: tidy.name("person", official.name, official.role) })),
      };
    case "note":
      return { ...fact, text: cut(fact.text, longestNote) };
    case "jump-ball":
      return { ...fact, kind: cut(fact.kind, longestName) };
    default:
      return fact;
  }
}

/** A hall's name or a stage's, tidied like any other; `null` where there is none. */
export function tidyText(text: string): string | null {
  return cleanName("brand", text.slice(0, longestRead)) || null;
}

class NameTidier {
  private readonly flags: QualityFlag[];

  constructor(flags: QualityFlag[]) {
    this.flags = flags;
  }

  sheet(sheet: FactOf<"roster.set">): FactOf<"roster.set"> {
    const { side } = sheet;
    const name = this.name("thing", sheet.name, `${side} team`);
    if (name === "") this.flag(`the ${side} team has no name`);
    return {
      ...sheet,
      teamKey: cut(sheet.teamKey, longestName),
      name,
      code: this.name("thing", sheet.code, `${side} code`),
      coach: this.name("person", sheet.coach ?? "", `${side} coach`) || null,
      assistantCoaches: sheet.assistantCoaches.map((coach) => this.name("person", coach, `${side} assistant coach`)),
      players: sheet.players.map((player) => this.player(player, side)),
    };
  }

  player(player: RosterPlayer, side: string): RosterPlayer {
    const who = `${side} ${player.key}`;
    const givenName = this.name("person", player.givenName, who);
    const familyName = this.name("person", player.familyName, who);
    // An id in the place of a name is none, and neither is nothing at all.
    if (familyName === player.key || `${givenName}${familyName}` === "") this.flag(`${who} has no name`);
    if (player.shirt.length > longestShirt) this.flag(`${who} has a shirt of ${player.shirt.length} characters`);
    return {
      ...player,
      shirt: player.shirt.length > longestShirt ? "" : player.shirt,
      givenName,
      familyName,
      scoreboardName: cleanName("person", player.scoreboardName ?? "") || null,
      position: player.position === null ? null : cut(player.position, longestName),
    };
  }

  name(kind: NamedKind, written: string, who: string): string {
    const kept = cleanName(kind, written.slice(0, longestRead));
    if (written.includes("\uFFFD") || misread.test(written)) this.flag(`${who}: letters of "${kept}" are lost`);
    else if (nameFault(kind, kept) === "empty" && written !== "") this.flag(`${who}: a name of which nothing can be shown`);
    else if (Array.from(written.slice(0, longestRead)).length > longestName)
      this.flag(`${who}: a name of ${written.length} characters, cut`);
    else if (written !== "" && nameFault(kind, written) !== null) this.flag(`${who}: the name holds what no name holds; "${kept}" is kept`);
    return kept;
  }

  private flag(detail: string): void {
    this.flags.push({ kind: "name-malformed", detail, about: null });
  }
}

/** By letters, never in the midst of one. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return Array.from(text.slice(0, 2 * longest + 2))
    .slice(0, longest)
    .join("")
    .trim();
}
