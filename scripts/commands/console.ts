import process from "node:process";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { SimulatedConsole } from "#bridge/simulated-console.ts";

export const usage = "console [--port 4001] [--host 127.0.0.1] (a made-up scoreboard console; its keys are typed, `help` names them)";

type Key = { readonly says: string; readonly press: (board: SimulatedConsole, words: readonly string[]) => boolean };

/** What may be typed, by its first word. `false`: the words behind it make no sense. */
const keys: Readonly<Record<string, Key>> = {
  start: { says: "start", press: (board) => done(board.start()) },
  stop: { says: "stop", press: (board) => done(board.stop()) },
  clock: { says: "clock 4:12.3", press: (board, [text]) => withMs(text, (ms) => board.setClock(ms)) },
  shot: {
    says: "shot 24 | shot 13.5 | shot blank | shot hold",
    press: (board, [text]) => {
      if (text === "blank") return done(board.setShotClock(null));
      return text === "hold" ? done(board.holdShotClock()) : withMs(text, (ms) => board.setShotClock(ms));
    },
  },
  score: { says: "score 45 43", press: (board, [home, away]) => withNumbers([home, away], (h, a) => board.score(h, a)) },
  fouls: { says: "fouls 3 4", press: (board, [home, away]) => withNumbers([home, away], (h, a) => board.fouls(h, a)) },
  timeouts: { says: "timeouts 2 1", press: (board, [home, away]) => withNumbers([home, away], (h, a) => board.timeouts(h, a)) },
  period: { says: "period 2", press: (board, [number]) => withNumbers([number, "0"], (period) => board.show({ period })) },
  horn: { says: "horn on | horn off", press: (board, [state]) => done(board.show({ horn: state === "on" })) },
  noise: {
    says: "noise 5 (of a hundred characters)",
    press: (board, [share]) => withNumbers([share, "0"], (ofHundred) => board.noise(Math.min(100, ofHundred))),
  },
  unplug: { says: "unplug", press: (board) => done(board.unplug()) },
  plug: { says: "plug", press: (board) => done(board.plug()) },
};

/** A console to rehearse with: speaks the line protocol of docs/formats/scoreboard-line.md to whoever connects. */
export async function simulatedConsole(args: readonly string[]): Promise<number> {
  const text = { type: "string" } as const;
  const { values } = parseArgs({ args: [...args], options: { port: text, host: text } });
  const port = Number(values.port ?? 4001);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    process.stderr.write(`console: --port is a number from 0 to 65535, not "${values.port}"\n`);
    return 1;
  }
  const host = values.host ?? "127.0.0.1";
  const board = new SimulatedConsole({ port, host });
  say(`console at ${host}:${await board.listen()}; help names its keys`);
  for await (const line of createInterface({ input: process.stdin })) press(board, line);
  await board.close();
  return 0;
}

function press(board: SimulatedConsole, line: string): void {
  const [name = "", ...words] = line.trim().split(/\s+/);
  if (name === "") return;
  const key = Object.hasOwn(keys, name) ? keys[name] : undefined;
  if (key === undefined || !key.press(board, words))
    return say(
      Object.values(keys)
        .map(({ says }) => says)
        .join("\n"),
    );
  const { period, clockMs, running, shot, home, away } = board.frame;
  const shown = typeof shot?.remainingMs === "number" ? shot.remainingMs / 1000 : "blank";
  const counts = `fouls ${home.fouls}:${away.fouls}, time-outs left ${home.timeouts}:${away.timeouts}`;
  say(
    `period ${period}, clock ${clockMs / 1000} ${running ? "runs" : "stands"}, shot clock ${shown}, ${home.points}:${away.points}, ${counts}`,
  );
}

function withMs(text: string | undefined, set: (ms: number) => void): boolean {
  const [, minutes = "0", seconds] = /^(?:(\d{1,2}):)?(\d{1,2}(?:\.\d)?)$/.exec(text ?? "") ?? [];
  return seconds === undefined ? false : done(set(Math.round((Number(minutes) * 60 + Number(seconds)) * 1000)));
}

function withNumbers([one, other]: readonly (string | undefined)[], set: (one: number, other: number) => void): boolean {
  const isNumber = (text: string | undefined) => /^\d{1,3}$/.test(text ?? "");
  return isNumber(one) && isNumber(other) ? done(set(Number(one), Number(other))) : false;
}

function done(_pressed: void): true {
  return true;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
