import { availabilityStatuses } from "#contract/availability.ts";
import { utcDayOf } from "#core/kernel/calendar-day.ts";
import { optionPairs } from "./option-pairs.ts";

type Options = Readonly<Partial<Record<string, string>>>;

/** How a command that is older than the office's door says the same as an order of `office`. */
type OldName = {
  readonly thing: string;
  /** What it calls an act otherwise; the rest it calls as the office does. */
  readonly verbs?: Readonly<Record<string, string>>;
  /** The act that its options mean, where it names none, or another one. */
  readonly verbOf?: (options: Options, named: string) => string;
  /** Why it means no order, where its options said something else, or nothing, to the command that it was; `null`: it does. */
  readonly fault?: (options: Options, named: string) => string | null;
  /** What its options say in the office's words. */
  readonly said: (options: Options, verb: string, named: string) => Options;
};

const oldNames: Readonly<Record<string, OldName>> = {
  hall: { thing: "hall", said: ({ hall, way, locale, ...others }) => ({ slug: hall, ...others, [`way.${locale}`]: way }) },
  person: { thing: "person", said: ({ player, ...others }) => ({ slug: player, ...others }) },
  "move-game": { thing: "fixture", verbOf: () => "set", fault: movingFault, said: moved },
  decide: { thing: "decision", verbOf: decidingVerb, fault: decidingFault, said: decided },
  appointment: { thing: "fixture", verbOf: callingVerb, fault: callingFault, said: called },
  availability: { thing: "person", fault: missingFault, said: missing },
  broadcast: { thing: "broadcast", verbs: { add: "make" }, said: shown },
};

export function isOldName(name: string): boolean {
  return Object.hasOwn(oldNames, name);
}

/**
 * The order of `office` that an older command means: it stands in no list, and writes by the same door. `none` said that nothing is left.
 * A text: why it means none, and nothing is written. OFF87
 */
export function officeOrderOf(name: string, args: readonly string[]): readonly string[] | string {
  const old = oldNames[name];
  if (!old) return args;
  const [named = "", ...behind] = args[0]?.startsWith("--") ? ["", ...args] : args;
  const options = optionPairs(behind);
  if (options === null) return [old.thing, named, ...behind];
  const fault = old.fault?.(options, named) ?? null;
  if (fault !== null) return fault;
  const verb = old.verbOf?.(options, named) ?? old.verbs?.[named] ?? named;
  const said = Object.entries(old.said(options, verb, named)).flatMap(([option, text]) => (text === undefined ? [] : [{ option, text }]));
  return [old.thing, verb, ...said.map(({ option, text }) => `--${option}=${text.trim() === "none" ? "" : text}`)];
}

function saysNothing(text: string | undefined): boolean {
  return text === undefined || ["", "none"].includes(text.trim());
}

/** A game was named by the parts of its page’s address. */
function pageOf({ season, league, round, game }: Options): string | undefined {
  return game === undefined ? undefined : `/en/seasons/${season}/leagues/${league}/rounds/${round}/games/${game}`;
}

function movingFault({ to, reason }: Options): string | null {
  if (saysNothing(to)) return "--to says when it is played: a moment, a day, postponed or undecided";
  return saysNothing(reason) ? "--reason says why" : null;
}

/** `--to` was a moment, a day alone, or that there is none; who moved it is a part of why. */
function moved({ season, league, round, game, venue, to, by, reason, ...others }: Options): Options {
  const why = by === undefined ? reason : `${reason ?? ""} (${by})`;
  return { ...others, slug: pageOf({ season, league, round, game }), hall: venue, reason: why, ...movedTo(to) };
}

function movedTo(to: string | undefined): Options {
  if (to === undefined) return {};
  if (to === "postponed") return { postponed: "yes" };
  if (to === "undecided") return { tipOff: "", day: "", postponed: "no" };
  return { ...(to.includes("T") ? { tipOff: to, day: "" } : { day: to, tipOff: "" }), postponed: "no" };
}

function decidingVerb({ withdraw, deduct, draw, revoke }: Options): string {
  if (revoke !== undefined) return "remove";
  return (withdraw ?? deduct ?? draw) === undefined ? "list" : "make";
}

function decidingFault({ withdraw, deduct, draw, revoke }: Options): string | null {
  const asked = [withdraw, deduct, draw, revoke].filter((each) => each !== undefined);
  return asked.length > 1 ? "one decision at a time: --withdraw, --deduct, --draw or --revoke" : null;
}

/** Teams were called by their slugs in the league. */
function decided({ tenant, season, league, withdraw, deduct, draw, revoke, reason, ...others }: Options, verb: string): Options {
  if (verb === "list") return { tenant };
  if (verb === "remove") return { tenant, slug: revoke, reason };
  const competition = `${season}-${league}`;
  const team = withdraw ?? deduct;
  return {
    ...others,
    tenant,
    competition,
    kind: withdraw !== undefined ? "withdrawal" : deduct !== undefined ? "deduction" : "draw",
    team: team && `${competition}-${team}`,
    order: draw,
    grounds: reason,
  };
}

/** What a game's field calls each place. */
const placeFields: Readonly<Record<string, string>> = {
  "crew-chief": "crewChief",
  "umpire-1": "umpire1",
  "umpire-2": "umpire2",
  commissioner: "commissioner",
};
const places = Object.keys(placeFields);

function callingVerb({ game }: Options, named: string): string {
  if (named === "list") return game === undefined ? "list" : "show";
  return "set";
}

/** To name somebody and to empty a place were two orders: neither is taken for the other. */
function callingFault(options: Options, named: string): string | null {
  const { role } = options;
  const names = Object.entries(placeFields)
    .flat()
    .filter((place) => options[place] !== undefined);
  if (!["set", "remove", "list"].includes(named)) return "it is set, remove or list";
  if (role !== undefined && !places.includes(role)) return `--role is one of ${places.join(", ")}`;
  if (named !== "set") return names.length > 0 ? "names are for set; remove empties the place of --role, or all" : null;
  if (role !== undefined) return "--role is for remove; set names each place by itself, such as --crew-chief";
  if (names.length === 0) return `set needs one of ${places.map((place) => `--${place}`).join(", ")}`;
  return names.some((place) => saysNothing(options[place])) ? "set names somebody; remove empties the place of --role, or all" : null;
}

/** Officials had an option each; to take one back named their place. */
function called({ tenant, season, league, round, game, role, ...others }: Options, _verb: string, named: string): Options {
  const emptied = places.flatMap((place) => (named === "remove" && (role === undefined || role === place) ? [[place, ""] as const] : []));
  const said = Object.entries({ ...others, ...Object.fromEntries(emptied) }).map(([option, text]) => [placeFields[option] ?? option, text]);
  return { tenant, slug: pageOf({ season, league, round, game }), ...(Object.fromEntries(said) as Options) };
}

function missingFault({ status, reason, since, back }: Options, named: string): string | null {
  // What else the office does with a person is not asked for by this name.
  if (named !== "set") return named === "history" ? null : "it is set or history";
  if (!availabilityStatuses.some((each) => each === status)) return `--status is one of ${availabilityStatuses.join(", ")}`;
  if (status !== "available") return null;
  if ((reason ?? back) !== undefined) return "who is available has no reason and is not expected back";
  return since === undefined ? null : "who is available is so from today on: --since is not kept";
}

/** Who said nothing of a day meant today. */
function missing({ player, status, reason, since, back, ...others }: Options, verb: string): Options {
  const whose = { slug: player, ...others };
  if (verb !== "set") return whose;
  if (status === "available") return { ...whose, absence: "" };
  return { ...whose, absence: status, absenceReason: reason ?? "", absentSince: since ?? utcDayOf(Date.now()), expectedBack: back ?? "" };
}

/** A broadcaster is taken away by its id, which the list tells. */
function shown({ tenant, season, league, round, game, url, ...others }: Options, verb: string): Options {
  if (verb !== "make") return { tenant, ...others };
  const page = pageOf({ season, league, round, game });
  return { tenant, competition: `${season}-${league}`, game: page, website: url, ...others };
}
