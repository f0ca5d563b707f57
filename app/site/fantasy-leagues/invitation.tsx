import { useEffect, useState } from "react";
import { addresses } from "#contract/addresses.ts";
import type { LeagueDone, PrivateLeague } from "#contract/fantasy-leagues.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import type { ApiMethod } from "../../api-client.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { useT } from "../../i18n/use-t.ts";
import button from "../../ui/button.module.css";
import { Section } from "../../ui/section.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { AskFirst } from "./ask-first.tsx";
import { leagueWords, spacedCode, whyNot } from "./league-words.ts";
import styles from "./league-screen.module.css";
import { callLeagues } from "./leagues-call.ts";

type Props = { league: PrivateLeague; address: LeagueAddress; language: PageLanguage; path: string; onChanged: () => Promise<void> };

/** The code by which others come in: to read out, to copy, to send; of its founder to renew and to end. FANL5, FANL13 */
export function Invitation({ league, address, language, path, onChanged }: Props) {
  const t = useT("fantasy-leagues");
  const [fault, setFault] = useState<string | null>(null);
  const { code, isFounder, mayJoin, kind } = league;

  async function change(method: ApiMethod): Promise<void> {
    const outcome = await callLeagues<LeagueDone>(method, `${path}/code`);
    setFault(whyNot(outcome, language));
    await onChanged();
  }

  const isShown = code !== null && mayJoin;
  return (
    <Section title={t("code.title")}>
      <div className={styles.invitation}>
        {isShown ? (
          <Code code={code} name={leagueWords(league.league, language)} address={address} language={language} />
        ) : (
          <p>{t(code === null ? "code.ended" : kind === "duels" ? "code.begun" : "refusal.FANL1.closed")}</p>
        )}
        {isFounder && (isShown || code === null) && (
          <p className={styles.buttons}>
            <AskFirst text={t("code.renew")} question={t(code === null ? "code.askNew" : "code.askRenew")} onYes={() => change("POST")} />
            {code !== null && <AskFirst text={t("code.end")} question={t("code.askEnd")} onYes={() => change("DELETE")} />}
          </p>
        )}
        {fault !== null && (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
      </div>
    </Section>
  );
}

function Code({ code, name, address, language }: { code: string; name: string; address: LeagueAddress; language: PageLanguage }) {
  const t = useT("fantasy-leagues");
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare("share" in navigator), []);

  const link = () => location.origin + addresses.ownLeagues(language.locale, address.seasonSlug, address.leagueSlug, code);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link());
      showToast(t("code.copied"), { type: "success" });
    } catch {
      showToast(t("code.byHand", { link: link() }), { type: "warning", timeout: false });
    }
  }

  async function share(): Promise<void> {
    const text = t("code.invitation", { league: name, code: spacedCode(code) });
    // He changed his mind, or the device shares nothing: the code stands there to be read.
    await navigator.share({ title: name, text, url: link() }).catch(() => undefined);
  }

  return (
    <>
      <p>{t("code.text")}</p>
      <p className={styles.code} aria-label={t("code.label", { code: [...code].join(" ") })}>
        {spacedCode(code)}
      </p>
      <p className={styles.buttons}>
        <button type="button" className={button.main} onClick={() => void copy()}>
          {t("code.copy")}
        </button>
        {canShare && (
          <button type="button" className={button.other} onClick={() => void share()}>
            {t("code.share")}
          </button>
        )}
      </p>
    </>
  );
}
