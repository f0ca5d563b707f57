import { addresses } from "#contract/addresses.ts";
import type { FantasyNotice } from "#contract/fantasy-notice.ts";
import { languageTag } from "#contract/locale.ts";
import type { NoticeReader, NoticeWords, PushMessage, PushNotice } from "#contract/push-notice.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Delivery } from "./outbox.ts";

/** The words of a notice; at once where they are at hand. */
export type Say = (notice: PushNotice, reader: NoticeReader, tenantId: TenantId) => NoticeWords | Promise<NoticeWords>;

/** What notices show of a league: its address, and its picture where it has one. */
export type Site = { readonly origin: string; readonly icon: string | null };

const mostKept = 500;

/** What a device is sent: made once for all who read alike. */
export function messageMaker(say: Say, siteOf: (tenantId: TenantId) => Promise<Site>): (delivery: Delivery) => Promise<PushMessage> {
  const made = new Map<string, Promise<PushMessage>>();
  return (delivery) => {
    const { occasionId, locale, timeZone, isSpoilerFree } = delivery;
    const key = `${occasionId} ${locale} ${timeZone} ${isSpoilerFree}`;
    const before = made.get(key);
    if (before) return before;
    if (made.size >= mostKept) made.clear();
    const words = Promise.resolve(say(delivery.notice, { locale, timeZone, isSpoilerFree }, delivery.tenantId));
    const message = Promise.all([words, siteOf(delivery.tenantId)]).then((both) => messageOf(delivery, ...both));
    made.set(key, message);
    message.catch(() => made.delete(key));
    return message;
  };
}

function messageOf({ notice, occasionId, locale }: Delivery, { title, body }: NoticeWords, { origin, icon }: Site): PushMessage {
  const path = pathOf(notice, locale);
  return {
    web_push: 8030,
    notification: {
      title,
      body,
      navigate: `${origin}${path}`,
      lang: languageTag(locale),
      dir: "ltr",
      tag: tagOf(notice, occasionId),
      ...(icon === null ? {} : { icon: new URL(icon, origin).href }),
      data: { id: occasionId, path },
    },
    app_badge: 1,
  };
}

function pathOf(notice: PushNotice, locale: Delivery["locale"]): string {
  if (notice.kind === "news") return addresses.newsItem(locale, notice.slugs?.[locale] ?? notice.slug);
  if (notice.kind === "test") return addresses.notifications(locale);
  if ("league" in notice) return fantasyPathOf(notice, locale);
  return addresses.game(locale, notice.ref);
}

/** A page that everybody may see: whoever carries a message is told of none that is somebody's own. GUARD16, FANN1 */
function fantasyPathOf(notice: FantasyNotice, locale: Delivery["locale"]): string {
  const { league } = notice;
  switch (notice.kind) {
    case "fantasy-day-before":
    case "fantasy-two-hours":
    case "fantasy-duel":
      return addresses.leagueTab(locale, league.seasonSlug, league.leagueSlug, "Fantasy");
    case "fantasy-result":
      return addresses.fantasyTeam(locale, league, notice.team);
    case "fantasy-price":
      return addresses.fantasyPage(locale, league, "players");
    case "fantasy-correction":
      return addresses.fantasyPage(locale, league, "corrections");
  }
}

/** One for each game. PUSH11 */
function tagOf(notice: PushNotice, occasionId: string): string {
  return "gameId" in notice ? `game:${notice.gameId}` : `${notice.kind}:${occasionId}`;
}

/** The same for push services, which take 32 characters of base64url (RFC 8030 §5.4): the id of game or item, shortened. */
export function topicOf({ notice, occasionId }: Delivery): string {
  const id = "gameId" in notice ? notice.gameId : occasionId;
  return `${"gameId" in notice ? "g" : "n"}${Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url")}`;
}
