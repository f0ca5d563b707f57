import process from "node:process";

type Command = { readonly usage: string; readonly run: (args: readonly string[]) => Promise<number> };

/** Loaded when asked for, so that a box score needs no database client. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  account: async () => import("./account.ts").then(({ usage, account }) => ({ usage, run: account })),
  "account-rules": async () => import("./account-rules.ts").then(({ usage, accountRules }) => ({ usage, run: accountRules })),
  application: async () => import("./application.ts").then(({ usage, application }) => ({ usage, run: application })),
  appointment: async () => import("./appointment.ts").then(({ usage, appointment }) => ({ usage, run: appointment })),
  availability: async () => import("./availability.ts").then(({ usage, availability }) => ({ usage, run: availability })),
  award: async () => import("./award.ts").then(({ usage, award }) => ({ usage, run: award })),
  boxscore: async () => import("./boxscore.ts").then(({ usage, boxscore }) => ({ usage, run: boxscore })),
  bridge: async () => import("./bridge.ts").then(({ usage, bridge }) => ({ usage, run: bridge })),
  claim: async () => import("./claim.ts").then(({ usage, claim }) => ({ usage, run: claim })),
  console: async () => import("./console.ts").then(({ usage, simulatedConsole }) => ({ usage, run: simulatedConsole })),
  correct: async () => import("./correct.ts").then(({ usage, correct }) => ({ usage, run: correct })),
  "database-rights": async () => import("./database-rights.ts").then(({ usage, databaseRights }) => ({ usage, run: databaseRights })),
  decide: async () => import("./decide.ts").then(({ usage, decide }) => ({ usage, run: decide })),
  "error-reporting": async () => import("./error-reporting.ts").then(({ usage, errorReporting }) => ({ usage, run: errorReporting })),
  broadcast: async () => import("./broadcast.ts").then(({ usage, broadcast }) => ({ usage, run: broadcast })),
  "game-players": async () => import("./game-players.ts").then(({ usage, gamePlayers }) => ({ usage, run: gamePlayers })),
  "game-video": async () => import("./game-video.ts").then(({ usage, gameVideo }) => ({ usage, run: gameVideo })),
  hall: async () => import("./hall.ts").then(({ usage, hall }) => ({ usage, run: hall })),
  import: async () => import("./import.ts").then(({ usage, importGames }) => ({ usage, run: importGames })),
  link: async () => import("./link.ts").then(({ usage, link }) => ({ usage, run: link })),
  "move-game": async () => import("./move-game.ts").then(({ usage, moveOneGame }) => ({ usage, run: moveOneGame })),
  "named-person": async () => import("./named-person.ts").then(({ usage, namedPerson }) => ({ usage, run: namedPerson })),
  "name-script": async () => import("./name-script.ts").then(({ usage, nameScript }) => ({ usage, run: nameScript })),
  news: async () => import("./news.ts").then(({ usage, news }) => ({ usage, run: news })),
  ograf: async () => import("./ograf.ts").then(({ usage, ograf }) => ({ usage, run: ograf })),
  person: async () => import("./person.ts").then(({ usage, person }) => ({ usage, run: person })),
  playoffs: async () => import("./playoffs.ts").then(({ usage, playoffs }) => ({ usage, run: playoffs })),
  portrait: async () => import("./portrait.ts").then(({ usage, portrait }) => ({ usage, run: portrait })),
  "push-provider": async () => import("./push-provider.ts").then(({ usage, pushProvider }) => ({ usage, run: pushProvider })),
  rebuild: async () => import("./rebuild.ts").then(({ usage, rebuild }) => ({ usage, run: rebuild })),
  replay: async () => import("./replay.ts").then(({ usage, replay }) => ({ usage, run: replay })),
  role: async () => import("./role.ts").then(({ usage, role }) => ({ usage, run: role })),
  "route-rule": async () => import("./route-rule.ts").then(({ usage, routeRule }) => ({ usage, run: routeRule })),
  album: async () => import("./album.ts").then(({ usage, album }) => ({ usage, run: album })),
  analytics: async () => import("./analytics.ts").then(({ usage, analytics }) => ({ usage, run: analytics })),
  "outside-link": async () => import("./outside-link.ts").then(({ usage, outsideLink }) => ({ usage, run: outsideLink })),
  schedule: async () => import("./schedule.ts").then(({ usage, schedule }) => ({ usage, run: schedule })),
  "site-text": async () => import("./site-text.ts").then(({ usage, siteText }) => ({ usage, run: siteText })),
  webhook: async () => import("./webhook.ts").then(({ usage, webhook }) => ({ usage, run: webhook })),
  standings: async () => import("./standings.ts").then(({ usage, standings }) => ({ usage, run: standings })),
};

/**
 * What an operator typed behind `npm run fullcourt --`. Writes to stdout and stderr, and comes to the code that the process is to end with.
 */
export async function runCommand([name = "", ...args]: readonly string[]): Promise<number> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined) return tellAll(name === "--help" || name === "help");
  try {
    return await (await load()).run(args);
  } catch (error) {
    process.stderr.write(`fullcourt ${name}: ${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
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
