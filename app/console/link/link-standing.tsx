import type { LinkAnswer } from "#contract/live/link-answer.ts";
import { useLanguage } from "../../i18n/language-provider.tsx";
import { formatFor } from "../../i18n/format.ts";
import { useT } from "../../i18n/use-t.ts";
import styles from "./link-view.module.css";

/** What the server says of a link: whose it is, and until when. */
export function LinkStanding({ answer: { role, label, expiresAt } }: { answer: LinkAnswer }) {
  const t = useT("console");
  const { locale, timeZone } = useLanguage();
  const format = formatFor(locale, timeZone);
  return (
    <p className={styles.standing} data-link="good">
      <b>{t("link.good")}</b>
      <span>{label === role ? t(`link.role.${role}`) : label}</span>
      <time dateTime={format.machineTime(expiresAt)}>{t("link.until", { time: format.date(expiresAt, "dateTime") })}</time>
    </p>
  );
}
