import type { PlayerKey } from "../kernel/ids.ts";
import { type Fact, type Recordable, type Side, typedFigures, type TypedFigures } from "./facts.ts";
import type { Score } from "./typed-result.ts";

type Figure = (typeof typedFigures)[number];

/** Somebody of a team on paper. `figures`: `null` of who is listed and did not play; a figure that nobody counted is missing. */
export type TypedPlayer = {
  readonly side: Side;
  /** "" where it is not known. */
  readonly shirt: string;
  readonly familyName: string;
  readonly givenName: string;
  readonly figures: Readonly<Partial<Record<Figure, number>>> | null;
};
export type TypedCoach = { readonly side: Side; readonly name: string };

/** A box score as a sheet of paper has it: no plays, no minutes. */
export type TypedBox = { readonly players: readonly TypedPlayer[]; readonly coaches: readonly TypedCoach[] };

/** No list of a team is longer. */
export const mostTypedPlayers = 30;
const mostOfOne = 200;

const shots = { "2P": "twoPointers", "3P": "threePointers", FT: "freeThrows" } as const;
/** As FIBA's box score abbreviates them. */
const counts = {
  OR: "offensiveRebounds",
  DR: "defensiveRebounds",
  AS: "assists",
  ST: "steals",
  TO: "turnovers",
  BS: "blocks",
  PF: "foulsCommitted",
} as const;

/** Counts that a sheet may have and another not. */
export const typedCounts = Object.values(counts);

/**
 * Reads a line for each player, `home; 7; Perić; Marko; 2P 4/7; 3P 1/3; FT 2/2; OR 1; DR 3; AS 2; ST 1; TO 2; BS 0; PF 3`, and for each
 * coach, `home; coach; Ana Ilić`. Whoever did not play has no figures. `null`: a line cannot be read. WXR10
 */
export function readTypedBox(text: string): TypedBox | null {
  const players: TypedPlayer[] = [];
  const coaches: TypedCoach[] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    if (line.trim() === "") continue;
    const [side = "", shirt = "", familyName = "", givenName = "", ...parts] = line.split(";").map((part) => part.trim());
    if ((side !== "home" && side !== "away") || familyName === "") return null;
    if (shirt === "coach") {
      if (givenName !== "" || parts.length > 0 || coaches.some((coach) => coach.side === side)) return null;
      coaches.push({ side, name: familyName });
      continue;
    }
    const figures = readFigures(parts);
    if (!/^\d{0,2}$/.test(shirt) || figures === undefined) return null;
    players.push({ side, shirt, familyName, givenName, figures });
  }
  return players.length === 0 ? null : tidiedBox({ players, coaches });
}

/**
 * As a log can tell it: a count that not everybody has is nobody's, as it was not kept, and of whoever has one figure shots that are not
 * told were not taken. WXR11
 */
export function tidiedBox({ players, coaches }: TypedBox): TypedBox {
  const uncounted: readonly Figure[] = uncountedIn(players);
  const sides: readonly Side[] = ["home", "away"];
  const tidied = players.map((player): TypedPlayer => {
    const { figures } = player;
    if (figures === null) return player;
    const told = typedFigures.filter((name) => !uncounted.includes(name)).map((name) => [name, figures[name] ?? 0] as const);
    return { ...player, figures: Object.fromEntries(told) };
  });
  return {
    players: sides.flatMap((side) => tidied.filter((player) => player.side === side)),
    coaches: sides.flatMap((side) => coaches.filter((coach) => coach.side === side)),
  };
}

function uncountedIn(players: readonly TypedPlayer[]): readonly (typeof typedCounts)[number][] {
  return typedCounts.filter((name) => players.some(({ figures }) => figures !== null && figures[name] === undefined));
}

/** `undefined`: they cannot be read. */
function readFigures(parts: readonly string[]): TypedPlayer["figures"] | undefined {
  const figures: Partial<Record<Figure, number>> = {};
  for (const part of parts.filter((each) => each !== "")) {
    const [, label = "", made = "", attempted] = /^(\w{2})\s+(\d{1,3})(?:\s*\/\s*(\d{1,3}))?$/.exec(part) ?? [];
    const told: readonly (readonly [Figure, number])[] = Object.hasOwn(shots, label)
      ? ([
          [`${shots[label as keyof typeof shots]}Made`, Number(made)],
          [`${shots[label as keyof typeof shots]}Attempted`, Number(attempted ?? Number.NaN)],
        ] as const)
      : Object.hasOwn(counts, label) && attempted === undefined
        ? [[counts[label as keyof typeof counts], Number(made)]]
        : [];
    const isSound = told.length > 0 && told.every(([name, value]) => value <= mostOfOne && figures[name] === undefined);
    if (!isSound || (told.length === 2 && Number(made) > Number(attempted))) return undefined;
    for (const [name, value] of told) figures[name] = value;
  }
  return Object.keys(figures).length === 0 ? null : figures;
}

/** The one way in which it is kept and told again. */
export function writtenBox({ players, coaches }: TypedBox): string {
  const sides: readonly Side[] = ["home", "away"];
  return sides
    .flatMap((side) => [
      ...players.filter((player) => player.side === side).map(writtenPlayer),
      ...coaches.filter((coach) => coach.side === side).map(({ name }) => `${side}; coach; ${name}`),
    ])
    .join("\n");
}

function writtenPlayer({ side, shirt, familyName, givenName, figures }: TypedPlayer): string {
  const made = Object.entries(shots).flatMap(([label, name]) => {
    const [in_, of] = [figures?.[`${name}Made`], figures?.[`${name}Attempted`]];
    return in_ === undefined || of === undefined ? [] : [`${label} ${in_}/${of}`];
  });
  const counted = Object.entries(counts).flatMap(([label, name]) => (figures?.[name] === undefined ? [] : [`${label} ${figures[name]}`]));
  return [side, shirt, familyName, givenName, ...made, ...counted].join("; ").trim();
}

/** Whether both teams' players come to the score, and are no more than any list has. WXR10 */
export function boxComesTo({ players }: TypedBox, total: Score): boolean {
  return (["home", "away"] as const).every((side, at) => {
    const own = players.filter((player) => player.side === side);
    return own.length <= mostTypedPlayers && own.reduce((sum, { figures }) => sum + pointsOf(figures), 0) === total[at];
  });
}

/** What a player's baskets come to. */
export function pointsOf(figures: TypedPlayer["figures"]): number {
  return 2 * (figures?.twoPointersMade ?? 0) + 3 * (figures?.threePointersMade ?? 0) + (figures?.freeThrowsMade ?? 0);
}

/** What a log says of it: whom the teams listed, what nobody counted, and a line for each who played. WXR11 */
export function factsOfLines(box: TypedBox): readonly Fact[] {
  const { players, coaches } = tidiedBox(box);
  const keys = keysOf(players);
  const notRecorded: readonly Recordable[] = [...uncountedIn(players), "blocksReceived", "foulsDrawn", "minutes", "plusMinus"];
  const lists = (["home", "away"] as const).map((side): Fact => {
    return {
      type: "roster.set",
      side,
      teamKey: side,
      // What the league calls its teams stands outside the log.
      name: "",
      code: "",
      coach: coaches.find((coach) => coach.side === side)?.name ?? null,
      assistantCoaches: [],
      players: players
        .filter((player) => player.side === side)
        .map((player) => ({
          key: keys.get(player) as PlayerKey,
          shirt: player.shirt,
          givenName: player.givenName,
          familyName: player.familyName,
          scoreboardName: null,
          position: null,
          captain: false,
          didNotPlayReason: null,
        })),
    };
  });
  const lines = players.flatMap((player): readonly Fact[] => {
    const { side, figures: told } = player;
    if (told === null) return [];
    const figures = Object.fromEntries(typedFigures.map((name) => [name, told[name] ?? 0])) as TypedFigures;
    return [{ type: "line.typed", side, player: keys.get(player) as PlayerKey, figures }];
  });
  return [{ type: "source.change", source: "office", notRecorded }, ...lists, ...lines];
}

/** By the name, so that a list that is typed anew keeps who somebody is; of two of one name by their place. */
function keysOf(players: readonly TypedPlayer[]): ReadonlyMap<TypedPlayer, PlayerKey> {
  const seen = new Map<string, number>();
  return new Map(
    players.map((player) => {
      const letters = `${player.givenName} ${player.familyName}`.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
      const name = [...`${player.side}-${letters}`].slice(0, 60).join("");
      const nth = (seen.get(name) ?? 0) + 1;
      seen.set(name, nth);
      return [player, (nth === 1 ? name : `${name}-${nth}`) as PlayerKey];
    }),
  );
}

/** What was typed, from what a log says of it; `null`: nothing was. */
export function boxOfFacts(facts: readonly Fact[]): TypedBox | null {
  const blank = new Set<string>(facts.flatMap((fact) => (fact.type === "source.change" ? fact.notRecorded : [])));
  const lines = new Map(facts.flatMap((fact) => (fact.type === "line.typed" ? [[fact.player, fact.figures] as const] : [])));
  if (lines.size === 0) return null;
  const lists = facts.filter((fact) => fact.type === "roster.set");
  return {
    players: lists.flatMap(({ side, players }) =>
      players.map(({ key, shirt, familyName, givenName }) => {
        const told = lines.get(key);
        const figures = told && Object.fromEntries(typedFigures.filter((name) => !blank.has(name)).map((name) => [name, told[name]]));
        return { side, shirt, familyName, givenName, figures: figures ?? null };
      }),
    ),
    coaches: lists.flatMap(({ side, coach }) => (coach === null ? [] : [{ side, name: coach }])),
  };
}
