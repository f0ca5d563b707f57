import { data, redirect } from "react-router";
import { addresses, type GameTab } from "#contract/addresses.ts";
import type { PagePorts } from "#contract/page-renderer.ts";
import type { GameAnswer } from "#contract/queries.ts";
import type { PageQueries } from "#contract/tenant-ports.ts";
import { videoPlayer } from "#contract/video-player.ts";
import { isForDocument, portsOf } from "../../ports.ts";
import { sealed } from "../../ui/sealed-data.ts";
import { siteLanguage } from "../site-language.ts";
import { gameMeta } from "./game-meta.ts";
import { gamePage, nothingBeside, type AskedBeside } from "./game-model.ts";
import { phaseOf } from "../../sport/game-phase.ts";
import { askedStretch, type AskedStretch } from "./game-stretches.ts";
import type { TableBeside } from "./game-standings-model.ts";
import { chosenShots, isNarrowed } from "./shot-choice.ts";
import { videosOfPlays } from "./play-clips-model.ts";
import { withoutStanding } from "./standing-parts.ts";
import { isGameTab, tabsOfGame, wantedOn } from "./game-tabs.ts";
import type { GameAddress, PlayoffGameAddress } from "#contract/refs.ts";
import type { GameVideo } from "#contract/game-videos.ts";

type Queries = PageQueries & Pick<PagePorts, "letFrame">;
type LoaderArgs = Parameters<typeof portsOf>[0] & { readonly request: Request };

/** A tab of a game at either shape of its address; a game of the play-offs has its own shape, to which the other leads. */
export async function loadGame(args: LoaderArgs, address: GameAddress | PlayoffGameAddress, segment: string | undefined) {
  const { locale, ...queries } = portsOf(args);
  const tab = segment ?? "TeamStats";
  if (!isGameTab(tab)) throw data(null, 404);
  const [site, view] = await Promise.all([queries.site.site(), queries.site.game(address, wantedOn(tab))]);
  if (!view || !tabsOfGame(view).includes(tab)) throw data(null, 404);
  const { ref } = view.summary;
  if ("gameSlug" in address && ref.playoff !== null) {
    throw redirect(segment === undefined ? addresses.game(locale, ref) : addresses.gameTab(locale, ref, tab), 301);
  }
  const language = siteLanguage(locale, site);
  const url = new URL(args.request.url);
  const beside = await askedBeside(tab, { view, parameters: url.searchParams }, queries, locale);
  const page = gamePage(view, tab, language, beside, url.searchParams);
  const meta = gameMeta({ view, header: page.header, tab, site, origin: url.origin }, language);
  const isPart = beside.stretch !== null || (tab === "TeamStats" && isNarrowed(chosenShots(view, url.searchParams)));
  const whole = { ...page, meta: { ...meta, ...(isPart && { hidden: true }) } };
  return sealed(whole, isForDocument(args) ? withoutStanding(whole, view, isPart) : whole, page.header.card.href);
}

/** The document may frame the players of what it shows, and no others. EDIT5 CLIP2 */
async function askedVideos(
  ref: GameAnswer["summary"]["ref"],
  { editorial, letFrame }: Queries,
  shownOf: (videos: readonly GameVideo[]) => readonly GameVideo[] = (videos) => videos,
): Promise<readonly GameVideo[]> {
  const videos = shownOf(await editorial.gameVideos(ref));
  for (const { url } of videos) {
    const player = videoPlayer(url);
    if (player) letFrame?.(player.origin);
  }
  return videos;
}

function ofPlays(view: GameAnswer, videos: readonly GameVideo[]): readonly GameVideo[] {
  const { clips, recording } = videosOfPlays(view, videos);
  return [...clips, ...(recording ? [recording] : [])];
}

/** While the game is played, the table as it would be if it ended now; once others have followed, as its round left it. RANK26 RANK33 */
async function askedTable({ ref, round, status }: GameAnswer["summary"], { site }: Queries): Promise<TableBeside | null> {
  if (phaseOf(status) === "live") return site.leagueTable(ref, { round: null, figures: false, asItStands: true });
  if (phaseOf(status) === "over" && ref.playoff === null) {
    const then = await site.leagueTable(ref, { round: round.number, figures: false });
    if (then?.rounds.some((number) => number > round.number)) return { ...then, isAfterRound: true };
  }
  const official = await site.standings(ref);
  return official && { ...official, underWay: 0, moved: null };
}

/** The part of the game that the address asks for, out of its log. BOX13 BOX15 */
async function askedPart(view: GameAnswer, parameters: URLSearchParams, { site }: Queries): Promise<AskedStretch | null> {
  const stretch = askedStretch(view, parameters);
  if (stretch === null) return null;
  const box = await site.boxOfStretch({ gameId: view.summary.gameId, ruleProfile: view.ruleProfile }, stretch);
  return box && { stretch, box };
}

async function askedBeside(
  tab: GameTab,
  { view, parameters }: { readonly view: GameAnswer; readonly parameters: URLSearchParams },
  queries: Queries,
  locale: Parameters<PageQueries["editorial"]["albums"]>[0],
): Promise<AskedBeside> {
  const { summary } = view;
  const { ref, home, away } = summary;
  const askedBetween = () => queries.statistics.clubsHeadToHead(home.clubSlug, away.clubSlug);
  switch (tab) {
    case "TeamStats": {
      if (phaseOf(summary.status) !== "ahead") return nothingBeside;
      const [preview, between] = await Promise.all([queries.clubs.preview(summary), askedBetween()]);
      return { ...nothingBeside, preview, between };
    }
    case "PlayerStats":
      return { ...nothingBeside, stretch: await askedPart(view, parameters, queries) };
    case "PlayByPlay":
      return view.hasVideos
        ? { ...nothingBeside, videos: await askedVideos(ref, queries, (videos) => ofPlays(view, videos)) }
        : nothingBeside;
    case "History":
      return { ...nothingBeside, between: await askedBetween() };
    case "Table":
      return { ...nothingBeside, standings: await askedTable(summary, queries) };
    case "GameVideo":
      return { ...nothingBeside, videos: await askedVideos(ref, queries) };
    case "Fantasy":
      return { ...nothingBeside, fantasy: await queries.fantasy.game(ref) };
    case "Photo":
      return { ...nothingBeside, albums: await queries.editorial.albums(locale, { game: ref }) };
    default:
      return nothingBeside;
  }
}
