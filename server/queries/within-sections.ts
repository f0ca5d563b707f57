import type { RoundAward } from "#contract/awards.ts";
import type { SearchAnswer } from "#contract/search-queries.ts";
import { sectionAt, type SectionKey } from "#contract/sections.ts";
import type { TenantPorts } from "#contract/tenant-ports.ts";

/**
 * The same questions, without what lies in a section that the league does without: no list, feed, sitemap or search tells of it. The
 * page asks for its site anyway, so nothing waits for it. OFF64
 */
export function withinSections(ports: TenantPorts): TenantPorts {
  const site = once(() => ports.site.site());
  const { editorial, search, feeds, publicApi, following } = ports;
  const isOff = async (key: SectionKey) => (await site()).sections?.off.includes(key) ?? false;

  /** Asked beside each other: hardly any league does without a section. */
  async function unless<Answer>(key: SectionKey, answer: Promise<Answer>, none: Answer): Promise<Answer> {
    const [known, off] = await Promise.all([answer, isOff(key)]);
    return off ? none : known;
  }

  async function thatLeadSomewhere<Entry extends { readonly path: string }>(entries: Promise<readonly Entry[] | null>) {
    const [known, { sections }] = await Promise.all([entries, site()]);
    return known?.filter(({ path }) => !isAmong(sections?.off ?? [], path)) ?? null;
  }

  return {
    ...ports,
    site: {
      ...ports.site,
      site,
      home: async () => {
        const [home, { sections }] = await Promise.all([ports.site.home(), site()]);
        return { ...home, leagues: home.leagues.map((league) => namingWithin(league, sections?.off)) };
      },
      leagueTable: async (...asked) => {
        const [table, { sections }] = await Promise.all([ports.site.leagueTable(...asked), site()]);
        return table && namingWithin(table, sections?.off);
      },
    },
    editorial: {
      ...editorial,
      latestNews: (...asked) => unless("news", editorial.latestNews(...asked), []),
      newsItem: (...asked) => unless("news", editorial.newsItem(...asked), null),
    },
    search: { search: async (wanted) => foundWithin(...(await Promise.all([search.search(wanted), site()]))) },
    feeds: {
      ...feeds,
      generalEntries: async () => (await thatLeadSomewhere(feeds.generalEntries())) ?? [],
      leagueEntries: (address) => thatLeadSomewhere(feeds.leagueEntries(address)),
      newsEntries: () => unless("news", feeds.newsEntries(), []),
    },
    publicApi: {
      ...publicApi,
      news: (wanted) => unless("news", publicApi.news(wanted), { news: [], last: null }),
      videos: (...asked) => unless("videos", publicApi.videos(...asked), { videos: [], last: null }),
      albums: (...asked) => unless("photos", publicApi.albums(...asked), { albums: [], hasMore: false }),
      album: (...asked) => unless("photos", publicApi.album(...asked), null),
    },
    following: {
      ...following,
      feed: async (...asked) => {
        const [feed, off] = await Promise.all([following.feed(...asked), isOff("news")]);
        return off ? { ...feed, entries: feed.entries.filter(({ kind }) => kind !== "news") } : feed;
      },
    },
  };
}

/** The best of a round is an award, and news may tell of it. */
function namingWithin<View extends { readonly roundAward: RoundAward | null }>(view: View, off: readonly SectionKey[] = []): View {
  const { roundAward } = view;
  if (roundAward === null || off.includes("awards")) return { ...view, roundAward: null };
  return off.includes("news") ? { ...view, roundAward: { ...roundAward, news: null } } : view;
}

/** Whether a path without its language leads to one of these. */
function isAmong(off: readonly SectionKey[], path: string): boolean {
  const section = off.length > 0 ? sectionAt(`/en${path.split("?", 1)[0] ?? ""}`) : null;
  return section !== null && off.includes(section);
}

function foundWithin(found: SearchAnswer, { sections }: { readonly sections?: { readonly off: readonly SectionKey[] } }): SearchAnswer {
  const off = sections?.off ?? [];
  if (off.length === 0) return found;
  const isOff = (key: SectionKey) => off.includes(key);
  const within = {
    ...found,
    news: isOff("news") ? [] : found.news,
    documents: isOff("documents") ? [] : found.documents,
    halls: isOff("halls") ? [] : found.halls,
    staff: found.staff.filter(({ role }) => !isOff(role === "coach" ? "coaches" : "referees")),
  };
  return { ...within, more: found.more.filter((kind) => within[kind].length > 0) };
}

function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  return () => (answer ??= ask());
}
