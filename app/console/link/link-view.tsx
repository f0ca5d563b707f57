import { useT } from "../../i18n/use-t.ts";
import { GraphicsDesk } from "../graphics/graphics-desk.tsx";
import { LinkFrame } from "./link-frame.tsx";
import styles from "./link-view.module.css";
import type { LinkPageData } from "./load-link-page.ts";
import { ScreenLinks } from "./screen-links.tsx";
import { TableLink } from "./table-link.tsx";
import { type LinkNow, useLink } from "./use-link.ts";

/** What a link opens: nothing until the server has said what it is good for. */
export function LinkView({ page }: { page: LinkPageData }) {
  const { link, refuse } = useLink(page.game.gameId);
  if (link.kind !== "good") {
    return (
      <LinkFrame page={page}>
        <Closed link={link} />
      </LinkFrame>
    );
  }
  const { role } = link.answer;
  if (role === "overlay" || role === "league") return <GraphicsDesk page={page} token={link.token} answer={link.answer} refuse={refuse} />;
  return (
    <LinkFrame page={page}>
      {role === "screen" ? <ScreenLinks page={page} answer={link.answer} /> : <TableLink page={page} answer={link.answer} />}
    </LinkFrame>
  );
}

/** Why nothing opens, and what to do about it. */
function Closed({ link }: { link: Exclude<LinkNow, { kind: "good" }> }) {
  const t = useT("console");
  if (link.kind === "asking" || link.kind === "unreachable") {
    return (
      <>
        <p role="status" className={styles.waiting}>
          {t(`link.${link.kind}`)}
        </p>
        <noscript>
          <p className={styles.waiting}>{t("link.noScript")}</p>
        </noscript>
      </>
    );
  }
  const [title, text] =
    link.kind === "none"
      ? [t("link.none.title"), t("link.none.text")]
      : [t(`link.refused.${link.reason}.title`), t(`link.refused.${link.reason}.text`)];
  return (
    <section role="alert" className={styles.words} data-link={link.kind === "none" ? "none" : link.reason}>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  );
}
