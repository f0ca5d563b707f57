import { lazy, Suspense, useSyncExternalStore } from "react";
import type { Locale } from "#contract/locale.ts";
import { keptFollowing, onServer, subscribeToFollowing } from "../../following/followed-store.ts";
import { Star } from "../../following/star.tsx";
import { useT } from "../../i18n/use-t.ts";
import { Crest, CrestSheet } from "../../ui/crest.tsx";
import { Section } from "../../ui/section.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { SuggestedClub } from "./following-model.ts";
import styles from "./following-board.module.css";

const Followed = lazy(async () => ({ default: (await import("./followed.tsx")).Followed }));

type Props = { suggestions: readonly SuggestedClub[]; locale: Locale };

/**
 * What a visitor follows. The page is the same for everybody and has both, how it looks without anything and how it looks
 * while that is loaded; which of them is seen is known before the first paint. FOLLOW2
 */
export function FollowingBoard({ suggestions, locale }: Props) {
  const { items } = useSyncExternalStore(subscribeToFollowing, keptFollowing, onServer);
  const isHydrated = useHydrated();
  return (
    <>
      <CrestSheet crests={suggestions.map(({ mark }) => mark)} />
      {(!isHydrated || items.length > 0) && (
        <div className={isHydrated ? undefined : styles.ifFollowing}>
          {isHydrated ? (
            <Suspense fallback={<Loading />}>
              <Followed locale={locale} />
            </Suspense>
          ) : (
            <Loading />
          )}
        </div>
      )}
      {(!isHydrated || items.length === 0) && (
        <div className={isHydrated ? undefined : styles.ifNot}>
          <NothingYet suggestions={suggestions} />
        </div>
      )}
    </>
  );
}

/** Holds the room that will be needed at least. */
export function Loading() {
  const t = useT("profile");
  return (
    <p role="status" className={styles.loading}>
      {t("list.loading")}
    </p>
  );
}

function NothingYet({ suggestions }: { suggestions: readonly SuggestedClub[] }) {
  const t = useT("profile");
  return (
    <div className={styles.nothing}>
      <div className={styles.words}>
        <h2>{t("Following.title")}</h2>
        <p>{t("Following.text")}</p>
        <noscript>
          <p>{t("list.needsScripts")}</p>
        </noscript>
      </div>
      {suggestions.length > 0 && (
        <Section title={t("list.suggestions")}>
          <ul className={styles.clubs}>
            {suggestions.map(({ mark, href, star }) => (
              <li key={star}>
                <a href={href}>
                  <Crest crest={mark} size={40} />
                  <span>{mark.name}</span>
                </a>
                <Star of={star} name={mark.name} isQuiet />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
