import { boxscore, usage as boxscoreUsage } from "./boxscore.ts";

const commands: Readonly<Record<string, { usage: string; run: (args: readonly string[]) => Promise<number> }>> = {
  boxscore: { usage: boxscoreUsage, run: boxscore },
};

const [name = "", ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) {
  try {
    process.exitCode = await command.run(args);
  } catch (error) {
    process.stderr.write(`fullcourt ${name}: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
} else {
  process.stderr.write(`${Object.values(commands).map(({ usage }) => `npm run fullcourt -- ${usage}`).join("\n")}\n`);
  process.exitCode = 1;
}
