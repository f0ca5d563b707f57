import { addresses } from "#contract/addresses.ts";
import type { GameAnswer } from "#contract/queries.ts";
import type { Side } from "#core/game/facts.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import { shortName } from "../../sport/player-name.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { bothSides } from "./both-sides.ts";
import type { PartTable, PartText } from "./game-parts.ts";

/** Once says little of two players: nearly everybody passes to everybody. The words name it. */
const leastAssists = 2;

type AssistPair = { readonly passer: PlayerKey; readonly scorer: PlayerKey; readonly count: number };

/** Who passed to whom, of each team the commonest pairs. A play whose passer or scorer the log does not name is in none. BOX12 */
export function assistPairParts(view: GameAnswer, language: PageLanguage): readonly PartTable[] {
  const tables = bothSides.flatMap((side) => {
    const pairs = assistPairs(view.plays, side).filter(({ count }) => count >= leastAssists);
    return pairs.length === 0 ? [] : [pairTable(view, side, pairs, language)];
  });
  const note = language.t("game-details")("assistPairs.explained");
  // One explanation is enough for both.
  return tables.map((table, index) => (index === tables.length - 1 ? { ...table, note } : table));
}

/** Most often first; of equals whose plays came first. */
function assistPairs(plays: GameAnswer["plays"], side: Side): AssistPair[] {
  const pairs = new Map<string, AssistPair>();
  for (const { player: scorer, side: own, details } of plays) {
    const passer = details.find(({ wording }) => wording.key === "assistBy")?.player ?? null;
    if (own !== side || scorer === null || passer === null) continue;
    const key = `${passer} ${scorer}`;
    pairs.set(key, { passer, scorer, count: (pairs.get(key)?.count ?? 0) + 1 });
  }
  return [...pairs.values()].toSorted((one, other) => other.count - one.count);
}

function pairTable(view: GameAnswer, side: Side, pairs: readonly AssistPair[], language: PageLanguage): PartTable {
  const t = language.t("game-details");
  const own = language.t("game");
  const title = t("assistPairs.title", { team: language.name(view.summary[side].name) });
  const name = (key: PlayerKey) => playerNamed(view, key, language);
  return {
    kind: "table",
    title,
    caption: title,
    columns: [
      { text: t("assistPairs.passer"), isText: true },
      { text: t("assistPairs.scorer"), isText: true },
      { text: own("statistics.assists.short"), long: own("statistics.assists.long") },
    ],
    rows: pairs.map(({ passer, scorer, count }) => ({
      key: `${passer} ${scorer}`,
      cells: [name(passer), name(scorer), { text: language.format.number(count), isStrong: true as const }],
    })),
    note: null,
  };
}

function playerNamed({ players }: GameAnswer, key: PlayerKey, language: PageLanguage): PartText {
  const player = players.find((candidate) => candidate.key === key);
  if (!player) return { text: language.t("game")("playerTable.unknownPlayer") };
  const text = shortName(player, language);
  return player.personSlug === null ? { text } : { text, href: addresses.player(language.locale, player.personSlug) };
}
