import { data } from "react-router";
import { type LiveRole, liveRoles } from "#contract/live/game-command.ts";
import type { LiveDeskAnswer } from "#contract/live/live-game.ts";
import type { TableLists } from "#contract/live/table-lists.ts";
import type { Locale } from "#contract/locale.ts";
import type { PagePorts } from "#contract/page-renderer.ts";
import { nameIn } from "../../i18n/name-in.ts";
import { translatorFor } from "../../i18n/use-t.ts";
import { pairingText } from "../../i18n/pairing-text.ts";

/** What a link opens before anybody has looked at it: the game, which is no secret. */
export type LinkPageData = LiveDeskAnswer & {
  readonly title: string;
  readonly description: string;
  /** As the address names it; the server's word on the link counts. */
  readonly role: LiveRole;
  /** For the scorer alone. */
  readonly lists: TableLists | null;
  /** Epoch milliseconds, when it was read. */
  readonly madeAt: number;
};

type LinkPageRequest = Pick<PagePorts, "live"> & { readonly locale: Locale; readonly gameId: string; readonly role: string };

/** The game that a link belongs to. Throws 404 where there is no such game, or nobody has such a role. */
export async function loadLinkPage({ live, locale, gameId, role }: LinkPageRequest): Promise<LinkPageData> {
  const known = liveRoles.find((each) => each === role);
  const desk = known === undefined ? null : await live.desk(gameId);
  if (known === undefined || desk === null) throw data(null, 404);
  const t = translatorFor(locale, "console");
  const { home, away } = desk.game.summary;
  return {
    ...desk,
    title: `${t(`link.role.${known}`)}, ${pairingText(locale, nameIn(locale, home.name), nameIn(locale, away.name))}`,
    description: t("description"),
    role: known,
    lists: known === "statistics" ? await live.tableLists(desk.game.gameId) : null,
    madeAt: Date.now(),
  };
}
