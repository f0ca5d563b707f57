import { parseArgs } from "node:util";
import { tellsScore, type VideoKind, videoKinds } from "#contract/game-videos.ts";
import type { EventId } from "#core/kernel/ids.ts";

export const usage =
  'game-video add|remove|list|plays --tenant SLUG --season 2026-27 --league SLUG --round SLUG --game SLUG [--url https://… --title "…" --at 2026-12-01T19:00|draft --starts-at 2026-12-01T18:55:30 --kind highlights|play|interview|press-conference --play EVENT --players SLUG,SLUG]';

const verbs = ["add", "remove", "list", "plays"] as const;
/** As on a card, under which nothing is cut off. */
const longestTitle = 120;
const mostPlayers = 30;

export type VideoOrder = {
  readonly verb: (typeof verbs)[number];
  readonly place: { readonly tenant: string; readonly season: string; readonly league: string };
  readonly round: string;
  readonly game: string;
  readonly url: string;
  readonly title: string | null;
  readonly at: string | null;
  readonly startsAt: string | null;
  readonly kind: VideoKind;
  readonly play: EventId | null;
  readonly players: readonly string[];
};

/** What was typed; a text says what is wrong with it. */
export function readVideoOrder(args: readonly string[]): VideoOrder | string {
  const text = { type: "string" } as const;
  const place = { tenant: text, season: text, league: text, round: text, game: text };
  const said = { url: text, title: text, at: text, "starts-at": text, kind: text, play: text, players: text };
  const { values, positionals } = parseArgs({ args: [...args], options: { ...place, ...said }, allowPositionals: true });
  const { tenant, season, league, round, game, url = "", title = "", at, "starts-at": startsAt, play, players = "" } = values;
  const verb = verbs.find((each) => each === positionals[0]);
  if (!verb || positionals.length > 1 || !tenant || !season || !league || !round || !game) return `usage: ${usage}`;
  const askedKind = values.kind ?? (play === undefined ? "recording" : "play");
  const kind = videoKinds.find((each) => each === askedKind);
  if (!kind) return `--kind must be one of ${videoKinds.join(", ")}, not "${askedKind}"`;
  const order: VideoOrder = {
    verb,
    place: { tenant, season, league },
    round,
    game,
    url,
    title: title.trim() || null,
    at: at ?? null,
    startsAt: startsAt ?? null,
    kind,
    play: play === undefined ? null : (play.trim() as EventId),
    players: players.split(",").flatMap((slug) => slug.trim() || []),
  };
  return (verb === "add" ? faultOf(order) : null) ?? order;
}

/** What cannot be kept, whatever the game. CLIP5 CLIP7 */
function faultOf({ title, kind, play, startsAt, players }: VideoOrder): string | null {
  if (play !== null && kind !== "play") return `--play is for a video of the kind play, not ${kind}`;
  if (play === "") return "--play must name an event of the game's log";
  if (startsAt !== null && kind !== "recording") return `--starts-at is for a recording of the game, not for ${kind}`;
  if (title === null && kind !== "recording" && play === null) return `--title says what is seen: a video of the kind ${kind} needs one`;
  if (title !== null && title.length > longestTitle) return `--title has ${title.length} characters, at most ${longestTitle} are shown`;
  if (title !== null && tellsScore(title)) return `--title tells a score ("${title}"), which whoever hides scores would see`;
  if (kind === "recording" && players.length > 0) return "--players is for clips: a recording of a game shows all of them";
  return players.length > mostPlayers ? `--players names ${players.length}, at most ${mostPlayers} are kept` : null;
}
