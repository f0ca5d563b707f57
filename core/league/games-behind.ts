import type { WinsAndLosses } from "./team-form.ts";

/** How many games a team of the table is behind others; below 0: ahead. */
export type GamesBehind = {
  /** Behind whoever stands first; 0 of the first. */
  readonly leader: number;
  /** Behind the team one place above; `null` of the first. */
  readonly above: number | null;
  /**
   * Who plays on: how far ahead of the first who does not, below 0 as everywhere. Who does not: how far behind the last who
   * does. `null` where the table leads to no play-offs, or everybody plays on.
   */
  readonly line: number | null;
};

/**
 * The difference of wins and that of losses, halved: as many games would have to go the other way for both to be level, whoever
 * has played more of them. basketball-reference.com/about/glossary.html (GB). Can be below 0 where a table ranks by something
 * else. `records` in the order of the table; the first `playoffPlaces` play on. RANK27
 */
export function gamesBehind(records: readonly WinsAndLosses[], playoffPlaces: number): readonly GamesBehind[] {
  const [first] = records;
  const hasLine = playoffPlaces > 0 && playoffPlaces < records.length;
  const [lastIn, firstOut] = [records[playoffPlaces - 1], records[playoffPlaces]];
  return records.map((record, index) => {
    const above = records[index - 1];
    const beyond = index < playoffPlaces ? firstOut : lastIn;
    return {
      leader: first ? behind(record, first) : 0,
      above: above ? behind(record, above) : null,
      line: hasLine && beyond ? behind(record, beyond) : null,
    };
  });
}

function behind(record: WinsAndLosses, other: WinsAndLosses): number {
  return (other.wins - record.wins + record.losses - other.losses) / 2;
}
