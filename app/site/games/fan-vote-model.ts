import type { GameAnswer } from "#contract/queries.ts";
import { type FanVoteResult, fanVoteResult } from "#core/league/fan-vote.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { bothSides } from "./both-sides.ts";
import { playerText } from "./game-people.ts";
import type { PartTable, PartText } from "./game-parts.ts";

/** So many are named; the rest share a row. */
const named = 5;

/** What a vote came to, once it has ended; nothing while it goes on, and where too few have voted. FANVOTE3 FANVOTE7 */
export function fanVoteParts(view: GameAnswer, language: PageLanguage): readonly PartTable[] {
  const { fanVote, box } = view;
  if (fanVote === null || fanVote.endedAt === null || box === null) return [];
  const lines = new Map(
    bothSides.flatMap((side) =>
      box.teams[side].players.flatMap((line) => (line.played ? [[line.key as string, { line, side }] as const] : [])),
    ),
  );
  const result = fanVoteResult(fanVote.counts, new Set(lines.keys()));
  if (result.votes === 0) return [];
  const t = language.t("game-details");
  const rows = result.players.slice(0, named).flatMap(({ key, share, votes, place }) => {
    const found = lines.get(key);
    if (!found) return [];
    const code = view.summary[found.side].code;
    return [rowOf(playerText(view, found.line, language), { key, code, share, votes, isFirst: place === 1 }, language)];
  });
  return [
    {
      kind: "table",
      title: t("fanVote.title"),
      caption: t("fanVote.caption", { home: language.name(view.summary.home.name), away: language.name(view.summary.away.name) }),
      columns: [
        { text: t("fanVote.player"), isText: true },
        { text: t("fanVote.team"), isText: true },
        { text: t("fanVote.share") },
        { text: t("fanVote.votes"), isWideOnly: true },
      ],
      rows: [...rows, ...others(result, language)],
      note: t("fanVote.total", { count: result.votes, date: language.format.date(fanVote.endedAt, "long") }),
    },
  ];
}

type Share = { readonly key: string; readonly code: string; readonly share: number; readonly votes: number; readonly isFirst: boolean };

function rowOf(who: PartText, { key, code, share, votes, isFirst }: Share, { format }: PageLanguage): PartTable["rows"][number] {
  const strong = isFirst ? ({ isStrong: true } as const) : {};
  return {
    key,
    cells: [who, { text: code }, { text: format.percent(share, 1), ...strong }, { text: format.number(votes), ...strong }],
  };
}

/** Whoever is not named, together. */
function others({ players, votes }: FanVoteResult, language: PageLanguage): PartTable["rows"] {
  const rest = players.slice(named).reduce((sum, one) => sum + one.votes, 0);
  if (rest === 0) return [];
  const who = { text: language.t("game-details")("fanVote.others") };
  return [rowOf(who, { key: "others", code: "", share: rest / votes, votes: rest, isFirst: false }, language)];
}
