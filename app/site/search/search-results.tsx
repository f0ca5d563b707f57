import { useLeadsNowhere } from "../../ui/site-link.tsx";
import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import { useT } from "../../i18n/use-t.ts";
import { CrestRow } from "../crest-row.tsx";
import { useSite } from "../shell/use-site.ts";
import { SearchList } from "./search-list.tsx";
import styles from "./search-results.module.css";
import type { SearchGroup } from "./search-rows-model.ts";
import type { Suggestions } from "./use-suggestions.ts";

type Props = {
  id: string;
  suggestions: Suggestions;
  groups: readonly SearchGroup[];
  active: number;
  locale: Locale;
  /** Nothing has been typed. */
  isEmpty: boolean;
  onPoint: (at: number) => void;
};

/** Nobody has typed yet: the clubs of the league by their crests, and where most go. LOOK20 */
function BeforeTyping({ locale }: { locale: Locale }) {
  const t = useT("search");
  const shell = useT("shell");
  const crests = useSite()?.crests ?? [];
  const leadsNowhere = useLeadsNowhere();
  return (
    <>
      {crests.length > 0 && <CrestRow crests={crests} label={t("kinds.clubs")} locale={locale} className={styles.crests} />}
      <nav aria-label={t("offer.ways")}>
        <p className={styles.ways} aria-hidden="true">
          {t("offer.ways")}
        </p>
        <ul className={styles.links}>
          {ways
            .filter((key) => !leadsNowhere(addresses[key](locale)))
            .map((key) => (
              <li key={key}>
                <a href={addresses[key](locale)}>{shell(`navigation.${key}`)}</a>
              </li>
            ))}
        </ul>
      </nav>
    </>
  );
}

const ways = ["schedule", "clubs", "players", "news", "halls", "documents", "seasons"] as const;

/** What the box has found, or what there is to say instead; how much it is, is read out when it changes. */
export function SearchResults({ id, suggestions, groups, active, locale, isEmpty, onPoint }: Props) {
  const t = useT("search");
  const answer = suggestions.state === "answered" && suggestions.answer.words !== "" ? suggestions.answer : null;
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const words = answer?.words ?? "";
  return (
    <>
      <div className={styles.results}>
        {answer?.isNearest && <p className={styles.said}>{t("nearest", { words })}</p>}
        <SearchList id={id} groups={groups} active={active} onPoint={onPoint} />
        {suggestions.state === "failed" && <p className={styles.said}>{t("failed")}</p>}
        {suggestions.state === "idle" && <p className={styles.said}>{t("hint")}</p>}
        {isEmpty && <BeforeTyping locale={locale} />}
        {answer && count === 0 && (
          <p className={styles.said}>
            {t("nothing", { words })} {t("checkSpelling")}
          </p>
        )}
        {answer && count > 0 && (
          <a className={styles.all} href={addresses.search(locale, words)}>
            {t("allResults")}
          </a>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {answer && (count === 0 ? t("nothing", { words }) : t("found", { count }))}
      </p>
    </>
  );
}
