import { lazy, Suspense } from "react";
import { useT } from "../../i18n/use-t.ts";
import { LinkFrame } from "./link-frame.tsx";
import styles from "./link-view.module.css";
import type { LinkPageData } from "./load-link-page.ts";
import { type LinkNow, useLink } from "./use-link.ts";

/** Nobody waits for it who has no good link: the graphics and the game that moves are more than the rest of the page. */
const OpenedLink = lazy(async () => ({ default: (await import("./opened-link.tsx")).OpenedLink }));

/** What a link opens: nothing until the server has said what it is good for. */
export function LinkView({ page }: { page: LinkPageData }) {
  const { link, refuse } = useLink(page.game.gameId, page.role);
  if (link.kind !== "good") return <ClosedLink page={page} link={link} />;
  return (
    <Suspense fallback={<ClosedLink page={page} link={{ kind: "asking" }} />}>
      <OpenedLink page={page} token={link.token} answer={link.answer} refuse={refuse} />
    </Suspense>
  );
}

type ClosedLinkProps = { readonly page: LinkPageData; readonly link: Exclude<LinkNow, { kind: "good" }> };

function ClosedLink({ page, link }: ClosedLinkProps) {
  return (
    <LinkFrame page={page}>
      <Closed link={link} />
    </LinkFrame>
  );
}

/** Why nothing opens, and what to do about it. */
function Closed({ link }: Pick<ClosedLinkProps, "link">) {
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
