import type { LiveGameAnswer } from "#contract/live/live-game.ts";
import type { PlayerLine } from "#core/stats/box-score.ts";
import type { LocalName } from "#contract/refs.ts";

/** A player as a screen names him, in the language of the screen. */
export type NamedPlayer = { readonly key: string; readonly shirt: string; readonly givenName: string; readonly familyName: string };

/**
 * The family name of each player of a team by his key: where two share it with an initial before it, and where that is the same
 * too with the number behind it. HALL6
 */
export function shortNames(players: readonly NamedPlayer[]): ReadonlyMap<string, string> {
  return new Map(
    players.map((player) => {
      const { key, shirt, familyName } = player;
      const namesakes = players.filter((other) => other.key !== key && isSame(other.familyName, familyName));
      if (namesakes.length === 0) return [key, familyName];
      const own = initialOf(player);
      const isAlone = own !== "" && namesakes.every((other) => !isSame(initialOf(other), own));
      return [key, isAlone ? `${own}. ${familyName}` : `${familyName} ${shirt}`.trim()];
    }),
  );
}

/** In Serbian Latin Lj, Nj and Dž are one letter. */
function initialOf({ givenName }: NamedPlayer): string {
  return /^(?:Lj|Nj|Dž)/u.exec(givenName)?.[0] ?? [...givenName][0] ?? "";
}

function isSame(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase();
}

/** As the league writes those whom it knows, the others as the table does. */
export function screenNames(
  known: LiveGameAnswer["players"],
  lines: readonly PlayerLine[],
  language: { readonly name: (name: LocalName) => string },
): ReadonlyMap<string, string> {
  const byKey = new Map(known.map((player) => [player.key, player]));
  return shortNames(
    lines.map(({ key, shirt, givenName, familyName }) => {
      const player = byKey.get(key);
      return player
        ? { key, shirt, givenName: language.name(player.givenName), familyName: language.name(player.familyName) }
        : { key, shirt, givenName, familyName };
    }),
  );
}
