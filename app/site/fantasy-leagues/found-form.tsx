import { useState, type SubmitEvent } from "react";
import { addresses } from "#contract/addresses.ts";
import {
  type LeagueDone,
  leagueNameLengths,
  type OwnLeagues,
  type PrivateLeagueKind,
  privateLeagueKinds,
} from "#contract/fantasy-leagues.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { useT } from "../../i18n/use-t.ts";
import { fantasyRoundTitle } from "../../fantasy/fantasy-round-title.ts";
import choice from "../../ui/choice.module.css";
import { Field } from "../../ui/form-field.tsx";
import field from "../../ui/form-field.module.css";
import { Section } from "../../ui/section.tsx";
import { BusyButton } from "../profile/busy-button.tsx";
import { whyNot } from "./league-words.ts";
import { callLeagues, leaguesPath } from "./leagues-call.ts";
import styles from "./leagues-screen.module.css";

type Props = { own: OwnLeagues; address: LeagueAddress; language: PageLanguage };

/** Founds a private league: its name, how it is played, and from which round on. FANL1 */
export function FoundForm({ own, address, language }: Props) {
  const t = useT("fantasy-leagues");
  const [kind, setKind] = useState<PrivateLeagueKind>("total");
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<{ readonly name: string | null; readonly other: string | null }>({ name: null, other: null });
  const { format } = language;
  const toCome = own.rounds.filter(({ state }) => state === "planned" || state === "opened");
  const rounds = kind === "total" ? own.rounds : toCome;
  const most = kind === "total" ? own.most.totals : own.most.duels;

  async function found(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = sent.get(name);
      return typeof value === "string" ? value : "";
    };
    setBusy(true);
    const body = { name: text("leagueName"), kind, fromRound: Number(text("fromRound")) };
    const outcome = await callLeagues<LeagueDone>("POST", leaguesPath(address), body);
    if (outcome.kind === "done") {
      location.assign(addresses.ownLeague(language.locale, address.seasonSlug, address.leagueSlug, outcome.data.number));
      return;
    }
    setBusy(false);
    const words = whyNot(outcome, language);
    const isName =
      outcome.kind === "refused" && outcome.refusal.rule === "FANL1" && ["name", "name-signs", "word"].includes(outcome.refusal.code);
    setFault(isName ? { name: words, other: null } : { name: null, other: words });
  }

  return (
    <Section title={t("found.title")}>
      {own.rounds.length === 0 ? (
        <p>{t("refusal.FANL1.closed")}</p>
      ) : (
        <form className={styles.form} onSubmit={(event) => void found(event)} noValidate>
          <Field
            field={{
              name: "leagueName",
              label: t("found.name"),
              type: "text",
              value: "",
              hint: t("found.nameHint"),
              fault: fault.name,
              autoComplete: "off",
              maxLength: leagueNameLengths.most,
            }}
          />
          <Kinds kind={kind} most={format.number(most)} canDuel={toCome.length > 0} onKind={setKind} />
          <FirstRound key={kind} rounds={rounds} usual={(toCome[0] ?? rounds[0])?.round} language={language} />
          {fault.other !== null && (
            <p role="alert" className={field.fault}>
              {fault.other}
            </p>
          )}
          <BusyButton isBusy={isBusy} kind="other" type="submit">
            {t("found.send")}
          </BusyButton>
        </form>
      )}
    </Section>
  );
}

type KindsProps = { kind: PrivateLeagueKind; most: string; canDuel: boolean; onKind: (kind: PrivateLeagueKind) => void };

/** How it is played, and what that means. */
function Kinds({ kind, most, canDuel, onKind }: KindsProps) {
  const t = useT("fantasy-leagues");
  return (
    <fieldset className={styles.kinds}>
      <legend>{t("found.kind")}</legend>
      <div className={choice.choice}>
        {privateLeagueKinds.map((each) => (
          <label key={each} className={choice.chip}>
            <input
              className="visually-hidden"
              type="radio"
              name="kind"
              value={each}
              checked={kind === each}
              disabled={each === "duels" && !canDuel}
              onChange={() => onKind(each)}
            />
            {t(`kind.${each}`)}
          </label>
        ))}
      </div>
      <p className={field.hint} aria-live="polite">
        {t(`found.${kind}`, { most })}
      </p>
    </fieldset>
  );
}

type FirstRoundProps = { rounds: OwnLeagues["rounds"]; usual: number | undefined; language: PageLanguage };

function FirstRound({ rounds, usual, language }: FirstRoundProps) {
  const t = useT("fantasy-leagues");
  return (
    <div className={styles.select}>
      <label htmlFor="fromRound">{t("found.from")}</label>
      <select id="fromRound" name="fromRound" defaultValue={usual}>
        {rounds.map(({ round, locksAt, ...named }) => (
          <option key={round} value={round}>
            {fantasyRoundTitle(named, language)} · {language.format.date(locksAt, "day")}
          </option>
        ))}
      </select>
    </div>
  );
}
