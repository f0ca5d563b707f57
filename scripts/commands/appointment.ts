import process from "node:process";
import { parseArgs } from "node:util";
import { type AppointedRole, appointedRoles } from "#server/db/named-people-table.ts";
import { type Appointing, type Appointment, appointmentsFor } from "#server/league-office/appointments.ts";
import { withDatabase } from "./command-database.ts";
import { officePlace, placeOptions, type PlaceNames } from "./office-place.ts";
import { nameOption } from "./option-name.ts";

export const usage =
  'appointment set|remove|list --tenant SLUG [--season 2026-27 --league SLUG --round SLUG --game SLUG] [--crew-chief "…" --umpire-1 "…" --umpire-2 "…" --commissioner "…"] [--role ROLE]';

const verbs = ["set", "remove", "list"] as const;

type Order = {
  readonly verb: (typeof verbs)[number];
  readonly names: PlaceNames;
  readonly appointments: readonly Appointment[];
  /** Whose place is emptied; `null`: all of them. */
  readonly role: AppointedRole | null;
};

/** Who referees a game to come: named place by place, taken back, listed for one game or for all that are ahead. REF4 */
export async function appointment(args: readonly string[]): Promise<number> {
  const order = readOrder(args);
  if (typeof order === "string") return fail(order);
  return withDatabase(async (db) => {
    const place = await officePlace(db, order.names);
    if (typeof place === "string") return fail(place);
    const appointments = appointmentsFor(db, place.tenantId);
    const { gameId } = place;
    if (order.verb === "list") {
      if (gameId !== null) return say((await appointments.of(gameId)).map(written).join(""));
      const games = await appointments.ahead();
      return say(games.map(({ game, appointed }) => `${game}\n${appointed.map((one) => `  ${written(one)}`).join("")}`).join(""));
    }
    if (gameId === null) return fail("--season, --league, --round and --game name the game");
    if (order.verb === "remove") {
      const gone = await appointments.takeBack(gameId, order.role);
      return gone.length > 0
        ? say(gone.map((one) => `removed: ${written(one)}`).join(""))
        : fail(`nobody is appointed${order.role === null ? "" : ` as ${order.role}`}`);
    }
    const refused = refusal(await appointments.appoint(gameId, order.appointments));
    return refused === null ? say((await appointments.of(gameId)).map(written).join("")) : fail(refused);
  });
}

function refusal(appointing: Appointing): string | null {
  switch (appointing.kind) {
    case "kept":
      return null;
    case "not-ahead":
      return `the game is not ahead (${appointing.status}): who its officials are, its log says`;
    case "twice":
      return `${appointing.name} would stand on two places of one game`;
  }
}

function readOrder(args: readonly string[]): Order | string {
  const text = { type: "string" } as const;
  const places = { "crew-chief": text, "umpire-1": text, "umpire-2": text, commissioner: text };
  const options = { ...placeOptions, ...places, role: text };
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const verb = verbs.find((each) => each === positionals[0]);
  const { tenant, season, league, round, game, role: place } = values;
  if (!verb || positionals.length > 1 || !tenant) return `usage: ${usage}`;
  const role = appointedRoles.find((each) => each === place) ?? null;
  if (place !== undefined && role === null) return `--role is one of ${appointedRoles.join(", ")}`;
  const appointments: Appointment[] = [];
  for (const each of appointedRoles.filter((one) => values[one] !== undefined)) {
    const named = nameOption(each, "person", values[each]);
    if (typeof named === "string") return named;
    appointments.push({ role: each, ...named });
  }
  if (verb === "set" && role !== null) return "--role is for remove; set names each place by itself, such as --crew-chief";
  if (verb === "set" && appointments.length === 0) return `set needs one of ${appointedRoles.map((each) => `--${each}`).join(", ")}`;
  if (verb !== "set" && appointments.length > 0) return "names are for set; remove empties the place of --role, or all";
  return { verb, names: { tenant, season, league, round, game }, appointments, role };
}

function written({ role, name }: Appointment): string {
  return `${role}  ${name}\n`;
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

function fail(message: string): number {
  process.stderr.write(`appointment: ${message}\n`);
  return 1;
}
