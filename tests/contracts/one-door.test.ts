import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { commandUsages } from "../../scripts/commands.ts";
import { root } from "./source-tree.ts";

/** The installation's own: an operator's, or a machine's, and no part of what a league's office writes. */
const operators: Readonly<Record<string, string>> = {
  account: "of the whole installation, in no league's list of changes",
  backup: "reads all, and writes a file",
  "database-rights": "roles of the database itself",
  "demo-round": "moves the demo's own clock",
  doctor: "only looks",
  "error-reporting": "where the operator hears of faults: an address with a key",
  import: "games as another system recorded them: their own log is their list of changes",
  league: "founds, moves and removes whole leagues, with their lists of changes",
  "push-provider": "keys of another service, sealed",
  rebuild: "derives figures anew, of what is there",
  replay: "a rehearsal that counts nowhere, in a tenant of its own",
  restore: "brings a whole installation back",
  "secret-key": "the key of keys",
  upgrade: "another release",
  webhook: "partners' secrets, told once",
};

/** The office's own, which the door does not know yet. A command that is converted goes from here; none comes. */
const waiting: Readonly<Record<string, string>> = {
  "account-rules": "texts of terms are kept for ever, a version each, and agreed to by people",
  album: "many photos at once, cut to size",
  analytics: "one switch beside an id that the site's looks hold",
  application: "accepting one is to make club, team and roster in the same change",
  award: "one that is given again goes to another without a word",
  claim: "whoever claimed is told by mail",
  fantasy: "has acts of its own, each with author and reason (FAN)",
  "game-players": "writes the log of a game by its own lane",
  "game-video": "plays and players of a game's log are named in it",
  "name-script": "is guessed as long as nobody says so, which no field can say yet",
  "named-person": "joins what logs name, and rewrites what they lead to",
  news: "only addresses of news, which lead on for ever",
  "outside-link": "of a league, a club or a game, each its own row",
  playoffs: "a whole plan at once, checked as one",
  portrait: "photos with consent, cut to size",
  "route-rule": "rules are checked together, so that none leads back",
  schedule: "a whole plan at once, checked as one",
  "site-text": "one text a language without an id of its own",
  "written-name": "a form belongs to a spelling, and not to a row",
};

const opensDatabase = /"\.\/command-database\.ts"|#server\/db\//;
/** The door, and what stands on it. */
const door = /#server\/office\/(?:change|role-desk|table-desk|correct-game|import\/[a-z-]+)\.ts/;

/** The code of a command, with what of the commands' folder it stands on. */
function codeOf(file: string, seen = new Set<string>()): string {
  if (seen.has(file)) return "";
  seen.add(file);
  const code = readFileSync(path.join(root, "scripts/commands", file), "utf8");
  // What opens a database is asked about by its name.
  const beside = [...code.matchAll(/from "\.\/([a-z-]+\.ts)"/g)]
    .map(([, name = ""]) => name)
    .filter((name) => name !== "command-database.ts");
  return [code, ...beside.map((name) => codeOf(name, seen))].join("\n");
}

test("OFF87 no command writes past the office's door but those that are named, each with its reason", async () => {
  const commands = [...(await commandUsages()).keys()].map((name) => ({ name, code: codeOf(`${name}.ts`) }));
  const past = commands.filter(({ code }) => opensDatabase.test(code) && !door.test(code)).map(({ name }) => name);
  expect(past.toSorted()).toEqual([...Object.keys(operators), ...Object.keys(waiting)].toSorted());
});
