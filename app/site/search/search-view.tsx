import type { Locale } from "#contract/locale.ts";
import { addresses } from "#contract/addresses.ts";
import { useT } from "../../i18n/use-t.ts";
import { CrestSheet } from "../../ui/crest.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Section } from "../../ui/section.tsx";
import pageStyles from "../../ui/page.module.css";
import { BandHead } from "../band-head.tsx";
import type { SearchPage } from "./search-page.ts";
import { SearchRowContent } from "./search-row.tsx";
import styles from "./search-view.module.css";

/** The whole answer of a search, and the field for the next one. */
export function SearchView({ page, locale }: { page: SearchPage; locale: Locale }) {
  const t = useT("search");
  const crests = page.groups.flatMap(({ rows }) => rows.flatMap(({ crest }) => crest ?? []));
  return (
    <>
      <CrestSheet crests={crests} />
      <BandHead title={t("title")} />
      <div className={pageStyles.page}>
        <div className={styles.search}>
          <SearchForm page={page} locale={locale} />
          {page.said === null ? <p className={styles.hint}>{t("hint")}</p> : <Said page={page} />}
          <div className={styles.groups}>
            {page.groups.map(({ kind, rows, more }) => (
              <Section key={kind} title={t(`kinds.${kind}`)} more={more}>
                <ul>
                  {rows.map((row) => (
                    <li key={row.href}>
                      <a className={styles.row} href={row.href}>
                        <SearchRowContent row={row} />
                      </a>
                    </li>
                  ))}
                </ul>
              </Section>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

function SearchForm({ page, locale }: { page: SearchPage; locale: Locale }) {
  const t = useT("search");
  const shell = useT("shell");
  return (
    <search>
      <form className={styles.form} action={addresses.search(locale)} method="get">
        <Icon name="search" size={24} />
        {/* Anew for each search, so that going back shows the words that belong to the answer. */}
        <input
          key={page.words}
          className={styles.field}
          type="search"
          name="q"
          defaultValue={page.words}
          maxLength={100}
          aria-label={t("title")}
          placeholder={shell("search.placeholder")}
          autoComplete="off"
          enterKeyHint="search"
        />
        {page.kind !== null && <input type="hidden" name="kind" value={page.kind} />}
        <button className={styles.submit} type="submit">
          {t("submit")}
        </button>
      </form>
    </search>
  );
}

function Said({ page }: { page: SearchPage }) {
  const t = useT("search");
  const isEmpty = page.groups.length === 0;
  return (
    <div className={styles.said}>
      {page.meant && (
        <p className={styles.hint}>
          {page.meant.text}
          {page.meant.words.map(({ href, text }) => (
            <a key={href} className={styles.link} href={href}>
              {text}
            </a>
          ))}
        </p>
      )}
      {page.nearest !== null && <p className={styles.nearest}>{page.nearest}</p>}
      {isEmpty ? <Empty text={page.said ?? ""} /> : <p className={styles.count}>{page.said}</p>}
      {isEmpty && (
        <p className={styles.hint}>
          {t(page.alone.length > 0 ? "oneWordAlone" : "checkSpelling")}
          {page.alone.map(({ href, text }) => (
            <a key={href} className={styles.link} href={href}>
              {text}
            </a>
          ))}
        </p>
      )}
      {page.back && (
        <a className={styles.link} href={page.back.href}>
          {page.back.text}
        </a>
      )}
    </div>
  );
}
