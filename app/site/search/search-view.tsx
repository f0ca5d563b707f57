import { useRef, useState } from "react";
import type { Locale } from "#contract/locale.ts";
import { addresses } from "#contract/addresses.ts";
import { useT } from "../../i18n/use-t.ts";
import { useLivePage } from "../../live/use-live-page.ts";
import { CrestSheet } from "../../ui/crest.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Icon } from "../../ui/icon.tsx";
import { laterComponent } from "../../ui/later-component.tsx";
import { Section } from "../../ui/section.tsx";
import { sharedBy } from "../../ui/shared-row.ts";
import pageStyles from "../../ui/page.module.css";
import { BandHead } from "../band-head.tsx";
import { Spoiler } from "../../sport/spoiler.tsx";
import { StaleNote } from "../../sport/stale-note.tsx";
import type { SearchPage } from "./search-model.ts";
import type { OfferedGroup } from "./search-offer-model.ts";
import { SearchRowContent } from "./search-row.tsx";
import styles from "./search-view.module.css";
import type { SuggestionBoxProps } from "./suggestion-box.tsx";

/** Comes when somebody types: until then, and without JavaScript, the field is a form's. */
const SuggestionBox = laterComponent<SuggestionBoxProps>(async () => (await import("./suggestion-box.tsx")).SuggestionBox);

type Props = { page: SearchPage & { readonly offer: readonly OfferedGroup[] }; locale: Locale };

/** Games move by the stream alone: the answer is in no cache, and nobody is made to search again by a basket. */
async function nothingNew(): Promise<null> {
  return null;
}

/** The whole answer of a search, and the field for the next one. */
export function SearchView({ page, locale }: Props) {
  const t = useT("search");
  const found = page.groups.map((group) => ({ ...group, title: t(`kinds.${group.kind}`) }));
  const groups = [...found, ...page.offer.map((group) => ({ ...group, more: null }))];
  const isPlayed = groups.some(({ rows }) => rows.some(({ running }) => running !== null));
  useLivePage({ game: null, from: isPlayed ? 0 : null }, nothingNew);
  const crests = groups.flatMap(({ rows }) => rows.flatMap(({ crest }) => crest ?? []));
  return (
    <>
      <CrestSheet crests={crests} />
      <BandHead title={t("title")} />
      <div className={pageStyles.page}>
        <div className={styles.search}>
          <StaleNote />
          {/* Anew for each search, so that going back shows the words that belong to the answer. */}
          <SearchForm key={page.words} page={page} locale={locale} />
          {page.said === null ? <p className={styles.hint}>{t("hint")}</p> : <Said page={page} />}
          <div className={styles.groups} style={sharedBy(groups)}>
            {groups.map(({ kind, title, rows, more }) => (
              <Section key={kind} title={title} more={more}>
                <ul>
                  {rows.map((row) => (
                    <li key={row.href}>
                      <a className={styles.row} href={row.href} data-spoils={row.isResult ? row.href : undefined}>
                        <SearchRowContent row={row} />
                      </a>
                      {row.isResult && <Spoiler address={row.href} teams={row.title.map(({ text }) => text).join("")} />}
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

/** The field of the page's own search; what it finds while one types stands below it, over the answer. */
function SearchForm({ page, locale }: { page: SearchPage; locale: Locale }) {
  const t = useT("search");
  const shell = useT("shell");
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  return (
    // It only heeds what its own field and links do.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <search
      className={styles.combobox}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setTyped("");
      }}
      // Whoever follows what was found has done with the list.
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest("a")) setTyped("");
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || typed === "") return;
        // The first Escape takes the list away, not the words.
        event.preventDefault();
        setTyped("");
      }}
    >
      <form className={styles.form} action={addresses.search(locale)} method="get" onSubmit={() => setTyped("")}>
        <Icon name="search" size={24} />
        <input
          ref={field}
          className={styles.field}
          type="search"
          name="q"
          defaultValue={page.words}
          maxLength={100}
          aria-label={t("title")}
          placeholder={shell("search.placeholder")}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setTyped(event.target.value)}
        />
        {page.kind !== null && <input type="hidden" name="kind" value={page.kind} />}
        <button className={styles.submit} type="submit">
          {t("submit")}
        </button>
      </form>
      {typed.trim() !== "" && (
        <div className={styles.suggestions}>
          <SuggestionBox field={field} typed={typed} locale={locale} />
        </div>
      )}
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
