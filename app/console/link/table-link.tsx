import type { LinkAnswer } from "#contract/live/link-answer.ts";
import { useT } from "../../i18n/use-t.ts";
import { LinkStanding } from "./link-standing.tsx";
import styles from "./link-view.module.css";
import type { LinkPageData } from "./load-link-page.ts";
import { ScoreStrip } from "../score-strip.tsx";

/** A link for a machine of the table, which has no page: that it is good, and for what. */
export function TableLink({ page, answer }: { page: LinkPageData; answer: LinkAnswer }) {
  const t = useT("console");
  return (
    <>
      <ScoreStrip view={page.game} madeAt={page.madeAt} />
      <LinkStanding answer={answer} />
      <section className={styles.words}>
        <h2>{t("link.table.title")}</h2>
        <p>{t("link.table.text")}</p>
      </section>
    </>
  );
}
