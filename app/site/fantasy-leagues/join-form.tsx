import { useState, type SubmitEvent } from "react";
import { addresses } from "#contract/addresses.ts";
import type { LeagueDone } from "#contract/fantasy-leagues.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import { readLeagueCode } from "#core/fantasy/league-code.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { useT } from "../../i18n/use-t.ts";
import { Field } from "../../ui/form-field.tsx";
import { Section } from "../../ui/section.tsx";
import { BusyButton } from "../profile/busy-button.tsx";
import { forgetInvitation } from "./kept-invitation.ts";
import { spacedCode, whyNot } from "./league-words.ts";
import { callLeagues, leaguesPath } from "./leagues-call.ts";
import styles from "./leagues-screen.module.css";

/** What a code looks like. */
const example = "ACD 3467";

type Props = { address: LeagueAddress; code: string | null; language: PageLanguage };

/** Enters a private league by the code that somebody was told, or that an invitation's address bore. FANL2, FANL13 */
export function JoinForm({ address, code, language }: Props) {
  const t = useT("fantasy-leagues");
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function join(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("code");
    const read = readLeagueCode(typeof typed === "string" ? typed : "");
    if (read === null) return setFault(t("join.fault", { example }));
    setBusy(true);
    const outcome = await callLeagues<LeagueDone>("POST", `${leaguesPath(address)}/join`, { code: read });
    if (outcome.kind === "done") {
      forgetInvitation(address);
      location.assign(addresses.ownLeague(language.locale, address.seasonSlug, address.leagueSlug, outcome.data.number));
      return undefined;
    }
    setBusy(false);
    return setFault(whyNot(outcome, language));
  }

  return (
    <Section title={t(code === null ? "join.title" : "join.invited")}>
      <form className={styles.form} onSubmit={(event) => void join(event)} noValidate>
        <div aria-live="polite">
          <Field
            field={{
              name: "code",
              label: t("join.code"),
              type: "text",
              value: code === null ? "" : spacedCode(code),
              hint: t("join.hint"),
              fault,
              autoComplete: "off",
              maxLength: 20,
            }}
          />
        </div>
        <BusyButton isBusy={isBusy} kind="main" type="submit">
          {t("join.send")}
        </BusyButton>
      </form>
    </Section>
  );
}
