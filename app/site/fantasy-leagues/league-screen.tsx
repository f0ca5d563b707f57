import { useCallback, useEffect, useState } from "react";
import { addresses } from "#contract/addresses.ts";
import type { PrivateLeague } from "#contract/fantasy-leagues.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { useT } from "../../i18n/use-t.ts";
import { useLivePage } from "../../live/use-live-page.ts";
import { fantasyRoundTitle } from "../../fantasy/fantasy-round-title.ts";
import { teamName } from "../../fantasy/team-name.ts";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { ReportName } from "../fantasy/report-name.tsx";
import { reportWords } from "../fantasy/report-words.ts";
import { AskFirst } from "./ask-first.tsx";
import { DuelList } from "./duel-list.tsx";
import { Invitation } from "./invitation.tsx";
import { DuelTable, TotalTable } from "./league-tables.tsx";
import { leagueWords, whyNot } from "./league-words.ts";
import styles from "./league-screen.module.css";
import { callLeagues, leaguesPath } from "./leagues-call.ts";
import { Waiting } from "./waiting.tsx";

type Known = PrivateLeague | "loading" | "none" | "offline" | "failed";
type Props = { address: LeagueAddress; number: number; language: PageLanguage };
type Part = { readonly page: number; readonly round: number | null };

/** One private league: its table, its duels, its code, and what may be done about it. */
export function LeagueScreen({ address, number, language }: Props) {
  const t = useT("fantasy-leagues");
  const [known, setKnown] = useState<Known>("loading");
  const [part, setPart] = useState<Part>({ page: 1, round: null });
  const [fault, setFault] = useState<string | null>(null);
  const { seasonSlug, leagueSlug } = address;
  const path = `${leaguesPath({ seasonSlug, leagueSlug })}/${number}`;
  const list = addresses.ownLeagues(language.locale, seasonSlug, leagueSlug);

  const look = useCallback(async () => {
    const round = part.round === null ? "" : `&round=${part.round}`;
    const outcome = await callLeagues<PrivateLeague>("GET", `${path}?page=${part.page}${round}`);
    if (outcome.kind === "done") setKnown(outcome.data);
    else if (outcome.kind === "none") setKnown("none");
    // What stands there already stays.
    else setKnown((before) => (typeof before === "object" ? before : outcome.kind === "offline" ? "offline" : "failed"));
  }, [path, part]);
  useEffect(() => void look(), [look]);
  const isLive = typeof known === "object" && known.after?.state === "live";
  useLivePage({ game: null, from: isLive ? 0 : null }, async () => {
    await look();
    return null;
  });

  if (known === "loading") return <Waiting text={t("loading")} />;
  if (known === "offline" || known === "failed") return <Waiting text={t(known)} onAgain={() => void look()} />;
  if (known === "none") {
    return (
      <Waiting text={t("notMember")}>
        <a href={list}>{t("toLeagues")}</a>
      </Waiting>
    );
  }

  /** Whoever has left finds himself with the leagues he is in. */
  async function take(team: number): Promise<void> {
    const outcome = await callLeagues("DELETE", `${path}/members/${team}`);
    setFault(whyNot(outcome, language));
    if (outcome.kind === "done" && typeof known === "object" && team === known.ownTeam) location.assign(list);
    else await look();
  }

  const { isFounder, fromRound, after, total, duels } = known;
  const state = after === null ? t("table.starts", { round: fantasyRoundTitle(fromRound, language) }) : afterWords(after, language);
  return (
    <div className={`${frame.page} ${frame.tall}`}>
      <Head league={known} fault={fault} language={language} />
      <div className={frame.columns}>
        <div className={frame.column}>
          {duels && <DuelList duels={duels} fromRound={fromRound} language={language} onRound={(round) => setPart({ page: 1, round })} />}
          <Section title={t("table.title")} aside={<span className={styles.after}>{state}</span>}>
            {total && (
              <TotalTable {...{ total, address, language, isFounder }} onPage={(page) => setPart({ page, round: null })} onTake={take} />
            )}
            {duels && <DuelTable rows={duels.rows} {...{ address, language, isFounder }} onTake={take} />}
          </Section>
        </div>
        <div className={frame.column}>
          <Invitation league={known} address={address} language={language} onChanged={look} path={path} />
          <p>
            <AskFirst
              text={t("leave.leave")}
              question={t(duels?.round ? "leave.askDuels" : "leave.ask")}
              onYes={() => take(known.ownTeam)}
            />
          </p>
          {!isFounder && known.league.name !== null && <ReportName path={`${path}/report`} words={reportWords(language)} />}
          <p className={styles.ways}>
            <a href={list}>{t("toLeagues")}</a>
          </p>
        </div>
      </div>
    </div>
  );
}

function Head({ league: known, fault, language }: { league: PrivateLeague; fault: string | null; language: PageLanguage }) {
  const t = useT("fantasy-leagues");
  const { format } = language;
  const { league, kind, hidden, members, mostMembers, fromRound, founder } = known;
  const facts = [
    t(`kind.${kind}`),
    t("one.members", { members: format.number(members), most: format.number(mostMembers) }),
    t("one.fromRound", { round: fantasyRoundTitle(fromRound, language) }),
    t("one.founder", { team: teamName(founder, language) }),
  ];
  return (
    <header className={styles.head}>
      <h2>{leagueWords(league, language)}</h2>
      <p>{facts.join(" · ")}</p>
      {hidden !== null && <p className={styles.hidden}>{t("one.hidden", { reason: hidden })}</p>}
      {fault !== null && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </header>
  );
}

function afterWords(after: NonNullable<PrivateLeague["after"]>, language: PageLanguage): string {
  const t = language.t("fantasy-leagues");
  return t(after.state === "live" ? "table.live" : "table.after", { round: fantasyRoundTitle(after, language) });
}
