import process from "node:process";
import { isOldName, officeOrderOf } from "./commands/old-names.ts";

type Command = { readonly usage: string; readonly run: (args: readonly string[]) => Promise<number> };

/** Loaded when asked for, so that a box score needs no database client. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  account: async () => import("./commands/account.ts").then(({ usage, account }) => ({ usage, run: account })),
  "account-rules": async () => import("./commands/account-rules.ts").then(({ usage, accountRules }) => ({ usage, run: accountRules })),
  application: async () => import("./commands/application.ts").then(({ usage, application }) => ({ usage, run: application })),
  award: async () => import("./commands/award.ts").then(({ usage, award }) => ({ usage, run: award })),
  backup: async () => import("./commands/backup.ts").then(({ usage, backup }) => ({ usage, run: backup })),
  boxscore: async () => import("./commands/boxscore.ts").then(({ usage, boxscore }) => ({ usage, run: boxscore })),
  bridge: async () => import("./commands/bridge.ts").then(({ usage, bridge }) => ({ usage, run: bridge })),
  fantasy: async () => import("./commands/fantasy.ts").then(({ usage, fantasy }) => ({ usage, run: fantasy })),
  claim: async () => import("./commands/claim.ts").then(({ usage, claim }) => ({ usage, run: claim })),
  console: async () => import("./commands/console.ts").then(({ usage, simulatedConsole }) => ({ usage, run: simulatedConsole })),
  correct: async () => import("./commands/correct.ts").then(({ usage, correct }) => ({ usage, run: correct })),
  "database-rights": async () =>
    import("./commands/database-rights.ts").then(({ usage, databaseRights }) => ({ usage, run: databaseRights })),
  "demo-round": async () => import("./commands/demo-round.ts").then(({ usage, demoRound }) => ({ usage, run: demoRound })),
  "error-reporting": async () =>
    import("./commands/error-reporting.ts").then(({ usage, errorReporting }) => ({ usage, run: errorReporting })),
  "game-players": async () => import("./commands/game-players.ts").then(({ usage, gamePlayers }) => ({ usage, run: gamePlayers })),
  "game-video": async () => import("./commands/game-video.ts").then(({ usage, gameVideo }) => ({ usage, run: gameVideo })),
  import: async () => import("./commands/import.ts").then(({ usage, importGames }) => ({ usage, run: importGames })),
  "import-file": async () => import("./commands/import-file.ts").then(({ usage, importFile }) => ({ usage, run: importFile })),
  league: async () => import("./commands/league.ts").then(({ usage, league }) => ({ usage, run: league })),
  link: async () => import("./commands/link.ts").then(({ usage, link }) => ({ usage, run: link })),
  "named-person": async () => import("./commands/named-person.ts").then(({ usage, namedPerson }) => ({ usage, run: namedPerson })),
  "name-script": async () => import("./commands/name-script.ts").then(({ usage, nameScript }) => ({ usage, run: nameScript })),
  news: async () => import("./commands/news.ts").then(({ usage, news }) => ({ usage, run: news })),
  office: async () => import("./commands/office.ts").then(({ usage, office }) => ({ usage, run: office })),
  doctor: async () => import("./commands/doctor.ts").then(({ usage, doctor }) => ({ usage, run: doctor })),
  ograf: async () => import("./commands/ograf.ts").then(({ usage, ograf }) => ({ usage, run: ograf })),
  playoffs: async () => import("./commands/playoffs.ts").then(({ usage, playoffs }) => ({ usage, run: playoffs })),
  portrait: async () => import("./commands/portrait.ts").then(({ usage, portrait }) => ({ usage, run: portrait })),
  "push-provider": async () => import("./commands/push-provider.ts").then(({ usage, pushProvider }) => ({ usage, run: pushProvider })),
  rebuild: async () => import("./commands/rebuild.ts").then(({ usage, rebuild }) => ({ usage, run: rebuild })),
  replay: async () => import("./commands/replay.ts").then(({ usage, replay }) => ({ usage, run: replay })),
  restore: async () => import("./commands/restore.ts").then(({ usage, restore }) => ({ usage, run: restore })),
  role: async () => import("./commands/role.ts").then(({ usage, role }) => ({ usage, run: role })),
  "route-rule": async () => import("./commands/route-rule.ts").then(({ usage, routeRule }) => ({ usage, run: routeRule })),
  album: async () => import("./commands/album.ts").then(({ usage, album }) => ({ usage, run: album })),
  analytics: async () => import("./commands/analytics.ts").then(({ usage, analytics }) => ({ usage, run: analytics })),
  "outside-link": async () => import("./commands/outside-link.ts").then(({ usage, outsideLink }) => ({ usage, run: outsideLink })),
  "secret-key": async () => import("./commands/secret-key.ts").then(({ usage, secretKey }) => ({ usage, run: secretKey })),
  schedule: async () => import("./commands/schedule.ts").then(({ usage, schedule }) => ({ usage, run: schedule })),
  "site-text": async () => import("./commands/site-text.ts").then(({ usage, siteText }) => ({ usage, run: siteText })),
  upgrade: async () => import("./commands/upgrade.ts").then(({ usage, upgrade }) => ({ usage, run: upgrade })),
  webhook: async () => import("./commands/webhook.ts").then(({ usage, webhook }) => ({ usage, run: webhook })),
  "written-name": async () => import("./commands/written-name.ts").then(({ usage, writtenName }) => ({ usage, run: writtenName })),
  standings: async () => import("./commands/standings.ts").then(({ usage, standings }) => ({ usage, run: standings })),
};

/**
 * What an operator typed behind `npm run fullcourt --`. Writes to stdout and stderr, and comes to the code that the process is to end with.
 */
export async function runCommand([name = "", ...args]: readonly string[]): Promise<number> {
  if (isOldName(name)) return runOldName(name, args);
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined) return tellAll(name === "--help" || name === "help");
  try {
    return await (await load()).run(args);
  } catch (error) {
    process.stderr.write(`fullcourt ${name}: ${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

async function runOldName(name: string, args: readonly string[]): Promise<number> {
  const order = officeOrderOf(name, args);
  if (typeof order !== "string") return runCommand(["office", ...order]);
  process.stderr.write(`${name}: ${order}\n`);
  return 1;
}

/** How each command is called, by its name, in the order in which they are told. Loads them all. */
export async function commandUsages(): Promise<ReadonlyMap<string, string>> {
  const loaded = Object.entries(commands).map(async ([name, load]): Promise<[string, string]> => [name, (await load()).usage]);
  return new Map(await Promise.all(loaded));
}

async function tellAll(wasAsked: boolean): Promise<number> {
  const usages = [...(await commandUsages()).values()];
  process.stderr.write(`${usages.map((usage) => `npm run fullcourt -- ${usage}`).join("\n")}\n`);
  return wasAsked ? 0 : 1;
}
