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
  /** What its options say in the office's words. */
  readonly said: (options: Options, verb: string) => Options;
};

const oldNames: Readonly<Record<string, OldName>> = {
  hall: { thing: "hall", said: ({ hall, way, locale, ...others }) => ({ slug: hall, ...others, [`way.${locale}`]: way }) },
  person: { thing: "person", said: ({ player, ...others }) => ({ slug: player, ...others }) },
  "move-game": { thing: "fixture", verbOf: () => "set", said: moved },
  decide: { thing: "decision", verbOf: decidingVerb, said: decided },
  appointment: { thing: "fixture", verbOf: callingVerb, said: called },
  availability: { thing: "person", said: missing },
  broadcast: { thing: "broadcast", verbs: { add: "make" }, said: shown },
};

export function isOldName(name: string): boolean {
  return Object.hasOwn(oldNames, name);
}

/** The order of `office` that an older command means: it stands in no list, and writes by the same door. `none` said that nothing is left. OFF87 */
export function officeOrderOf(name: string, args: readonly string[]): readonly string[] {
  const old = oldNames[name];
  if (!old) return args;
  const [named = "", ...behind] = args[0]?.startsWith("--") ? ["", ...args] : args;
  const options = optionPairs(behind);
  if (options === null) return [old.thing, named, ...behind];
  const verb = old.verbOf?.(options, named) ?? old.verbs?.[named] ?? named;
  const said = Object.entries(old.said(options, verb)).flatMap(([option, text]) => (text === undefined ? [] : [{ option, text }]));
  return [old.thing, verb, ...said.map(({ option, text }) => `--${option}=${text.trim() === "none" ? "" : text}`)];
}

/** A game was named by the parts of its page’s address. */
function pageOf({ season, league, round, game }: Options): string | undefined {
  return game === undefined ? undefined : `/en/seasons/${season}/leagues/${league}/rounds/${round}/games/${game}`;
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

function callingVerb({ game }: Options, named: string): string {
  if (named === "list") return game === undefined ? "list" : "show";
  return named === "remove" ? "set" : named;
}

/** Officials had an option each; to take one back named their place. */
function called(options: Options, verb: string): Options {
  const {
    tenant,
    season,
    league,
    round,
    game,
    role,
    "crew-chief": crewChief,
    "umpire-1": umpire1,
    "umpire-2": umpire2,
    ...others
  } = options;
  const page = pageOf({ season, league, round, game });
  const named = { crewChief, umpire1, umpire2, ...others };
  const isSaid = Object.values(named).some((name) => name !== undefined);
  const emptied = { "crew-chief": "crewChief", "umpire-1": "umpire1", "umpire-2": "umpire2", commissioner: "commissioner" } as const;
  const gone = Object.entries(emptied).flatMap(([place, field]) => (role === undefined || role === place ? [[field, ""] as const] : []));
  const places: Options = verb === "set" && !isSaid ? Object.fromEntries<string>(gone) : named;
  return { tenant, slug: page, ...places };
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
