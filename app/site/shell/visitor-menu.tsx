import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import { leave } from "../../account/page-guard.ts";
import { signOut, useVisitor } from "../../account/visitor-store.ts";
import { useT } from "../../i18n/use-t.ts";
import { usePlace } from "../../ui/shown-page.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { HeaderMenu } from "./header-menu.tsx";
import styles from "./visitor-menu.module.css";

export type VisitorMenuProps = { locale: Locale };

/** Pages about one thing of the office, which knows better which. OFF69 */
const writtenInOffice = /^\/[^/]+\/(?:news|clubs|players|halls)\/./;

/** The way to sign in; for somebody who is signed in, who that is, and the ways to what is his. Takes the same room either way. */
export function VisitorMenu({ locale }: VisitorMenuProps) {
  const t = useT("visitor");
  const visitor = useVisitor();
  const { pathname, search } = usePlace();
  if (visitor.kind !== "signed-in") {
    const next = pathname.startsWith(`/${locale}/`) && !pathname.startsWith(`/${locale}/auth/`) ? pathname + search : undefined;
    return (
      <a
        className={styles.entry}
        href={addresses.accountForm(locale, "Login", visitor.kind === "anonymous" ? next : undefined)}
        data-visitor-entry={visitor.kind}
      >
        <Person />
        <span>{t("entry.signIn")}</span>
      </a>
    );
  }
  async function goOut(): Promise<void> {
    const isOut = await leave(signOut);
    showToast(t(isOut ? "said.signedOut" : "said.offline"), { type: isOut ? "success" : "error" });
  }
  return (
    <div className={styles.box} data-visitor-entry="signed-in">
      <HeaderMenu id="visitor-menu" label={t("entry.menu")} text={firstNameOf(visitor.name)}>
        <p className={styles.who}>
          <strong>{visitor.name}</strong>
          <span>{visitor.email}</span>
        </p>
        <nav aria-label={t("entry.menu")}>
          <a href={addresses.profile(locale)}>{t("entry.profile")}</a>
          <a href={addresses.account(locale)}>{t("entry.account")}</a>
          {visitor.isOfOffice && <a href={addresses.office(locale)}>{t("entry.office")}</a>}
          {visitor.isOfOffice && writtenInOffice.test(pathname) && <a href={addresses.officeOf(locale, pathname)}>{t("entry.edit")}</a>}
        </nav>
        <hr />
        <button type="button" className={styles.out} onClick={() => void goOut()}>
          {t("entry.signOut")}
        </button>
      </HeaderMenu>
    </div>
  );
}

function firstNameOf(name: string): string {
  return name.split(/\s/u, 1)[0] ?? name;
}

function Person() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="8" r="3.75" />
      <path d="M4.5 20c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />
    </svg>
  );
}
