import type { PlayerKey } from "#core/kernel/ids.ts";
import { slugify } from "#core/wording/slug.ts";

/** A player as the table of a game lists him. */
export type ListedPlayer = {
  readonly key: PlayerKey;
  readonly shirt: string;
  readonly givenName: string;
  readonly familyName: string;
};

/** One person on a team's list of the season: every way he is told, merged persons as one. */
export type SquadMember<Person extends string> = {
  /** Who stands for all of them. */
  readonly person: Person;
  /** Ids and slugs, former ones with them. */
  readonly keys: ReadonlySet<string>;
  readonly names: readonly { readonly givenName: string; readonly familyName: string }[];
  readonly shirts: ReadonlySet<string>;
  /** Whether he is on the list on the day of the game. */
  readonly onTheDay: boolean;
};

/**
 * Why somebody is nobody: no one on the list fits; several do; his key is one man's, his number and name another's; or somebody
 * else of the game fits the same man as well.
 */
export type Doubt = "nobody" | "several" | "contradiction" | "twice";

export type Match<Person extends string> =
  | { readonly key: PlayerKey; readonly person: Person }
  | { readonly key: PlayerKey; readonly person: null; readonly doubt: Doubt; readonly candidates: readonly Person[] };

/** How sure a finding is: the key says it, or number and name, or the name alone, or number and family name. */
type Found<Person extends string> = { readonly member: SquadMember<Person>; readonly sureness: 3 | 2 | 1 };
type Finding<Person extends string> = Found<Person> | { readonly doubt: Doubt; readonly candidates: readonly SquadMember<Person>[] };

/**
 * Who of a team's list the players of a game are: by the key, where it is a person's own; by shirt and name; by the name, where
 * only one bears it. A name is the same in either script and order, and without its accents. What could be two is nobody. TABLE1
 */
export function matchListedPlayers<Person extends string>(
  listed: readonly ListedPlayer[],
  squad: readonly SquadMember<Person>[],
): readonly Match<Person>[] {
  const findings = listed.map((player) => ({ key: player.key, finding: find(player, squad) }));
  return findings.map(({ key, finding }): Match<Person> => {
    if ("doubt" in finding) return { key, person: null, doubt: finding.doubt, candidates: finding.candidates.map(({ person }) => person) };
    const { person } = finding.member;
    const others = findings.filter((other) => other.key !== key && "member" in other.finding && other.finding.member.person === person);
    const isSurest = others.every((other) => "member" in other.finding && other.finding.sureness < finding.sureness);
    return isSurest ? { key, person } : { key, person: null, doubt: "twice", candidates: [person] };
  });
}

function find<Person extends string>(player: ListedPlayer, squad: readonly SquadMember<Person>[]): Finding<Person> {
  const byKey = squad.find(({ keys }) => keys.has(player.key));
  const onTheDay = findByName(
    player,
    squad.filter((member) => member.onTheDay),
  );
  const byName = "doubt" in onTheDay && onTheDay.doubt === "nobody" ? findByName(player, squad) : onTheDay;
  if (!byKey) return byName;
  // His key is his own; a name that is misspelled does not make him another, one that is another man's does.
  const isAnother = "member" in byName && byName.member !== byKey && !hasName(byKey, player);
  return isAnother ? { doubt: "contradiction", candidates: [byKey, byName.member] } : { member: byKey, sureness: 3 };
}

function findByName<Person extends string>(player: ListedPlayer, squad: readonly SquadMember<Person>[]): Finding<Person> {
  const named = squad.filter((member) => hasName(member, player));
  const numbered = (members: readonly SquadMember<Person>[]) => members.filter(({ shirts }) => shirts.has(player.shirt));
  const [one, ...namesakes] = numbered(named);
  if (one && namesakes.length === 0) return { member: one, sureness: 2 };
  const [only, ...others] = named;
  if (only && others.length === 0) return { member: only, sureness: 1 };
  if (only) return { doubt: "several", candidates: named };
  const alike = squad.filter((member) => hasShortName(member, player));
  const [like, ...more] = numbered(alike);
  if (like && more.length === 0) return { member: like, sureness: 1 };
  return { doubt: "nobody", candidates: alike };
}

function hasName({ names }: SquadMember<string>, { givenName, familyName }: ListedPlayer): boolean {
  const told = slugify(`${givenName} ${familyName}`);
  if (told === "") return false;
  return names.some(
    (name) => slugify(`${name.givenName} ${name.familyName}`) === told || slugify(`${name.familyName} ${name.givenName}`) === told,
  );
}

/** "M. Petrović": the family name in full, of the given one no more than its beginning. */
function hasShortName({ names }: SquadMember<string>, { givenName, familyName }: ListedPlayer): boolean {
  const [given, family] = [slugify(givenName), slugify(familyName)];
  if (family === "") return false;
  return names.some((name) => slugify(name.familyName) === family && slugify(name.givenName).startsWith(given));
}
