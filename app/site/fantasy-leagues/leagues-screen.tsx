import { useCallback, useEffect, useState } from "react";
import { addresses } from "#contract/addresses.ts";
import type { OwnLeagues, PrivateLeagueLine } from "#contract/fantasy-leagues.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import { teamName } from "../../fantasy/team-name.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { useT } from "../../i18n/use-t.ts";
import { Empty } from "../../ui/empty.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import button from "../../ui/button.module.css";
import { FanSection } from "./fan-section.tsx";
import { FoundForm } from "./found-form.tsx";
import { JoinForm } from "./join-form.tsx";
import { keepInvitation, keptInvitation } from "./kept-invitation.ts";
import { leagueWords } from "./league-words.ts";
import { callLeagues, leaguesPath } from "./leagues-call.ts";
import { LeaguesBefore } from "./leagues-before.tsx";
import styles from "./leagues-screen.module.css";
import { Waiting } from "./waiting.tsx";

type Known = OwnLeagues | "loading" | "none" | "offline" | "failed";
type Props = { address: LeagueAddress; code: string | null; language: PageLanguage };

/** All private leagues one is in, and the ways to another: a code, or founding one. */
export function LeaguesScreen({ address, code: opened, language }: Props) {
  const t = useT("fantasy-leagues");
  const [known, setKnown] = useState<Known>("loading");
  const { seasonSlug, leagueSlug } = address;
  const look = useCallback(async () => {
    const outcome = await callLeagues<OwnLeagues>("GET", leaguesPath({ seasonSlug, leagueSlug }));
    if (outcome.kind === "done") setKnown(outcome.data);
    else setKnown(outcome.kind === "none" || outcome.kind === "offline" ? outcome.kind : "failed");
  }, [seasonSlug, leagueSlug]);
  useEffect(() => void look(), [look]);
  const [code, setCode] = useState(opened);
  useEffect(() => {
    if (opened === null) setCode(keptInvitation({ seasonSlug, leagueSlug }));
    else keepInvitation({ seasonSlug, leagueSlug }, opened);
  }, [opened, seasonSlug, leagueSlug]);

  if (known === "loading") return <Waiting text={t("loading")} />;
  if (known === "none") return <Waiting text={t("none")} />;
  if (known === "offline" || known === "failed") return <Waiting text={t(known)} onAgain={() => void look()} />;
  if (known.team === null) {
    return (
      <Waiting text={t(code === null ? "noTeam" : "noTeamInvited")}>
        <a className={button.main} href={addresses.ownFantasy(language.locale, seasonSlug, leagueSlug)}>
          {t("makeTeam")}
        </a>
      </Waiting>
    );
  }
  const join = <JoinForm address={address} code={code} language={language} />;
  return (
    <div className={`${frame.page} ${frame.tall}`}>
      {code !== null && join}
      <div className={frame.columns}>
        <div className={frame.column}>
          <Section title={t("list.title")}>
            {known.leagues.length === 0 ? (
              <Empty text={t("list.none")} />
            ) : (
              <ul className={styles.list}>
                {known.leagues.map((line) => (
                  <Line key={line.league.number} line={line} address={address} language={language} />
                ))}
              </ul>
            )}
          </Section>
          {known.before.length > 0 && <LeaguesBefore leagues={known.before} address={address} language={language} />}
          <FanSection fans={known.fans} address={address} language={language} onSaid={look} />
        </div>
        <div className={frame.column}>
          {code === null && join}
          <FoundForm own={known} address={address} language={language} />
        </div>
      </div>
    </div>
  );
}

function Line({ line, address, language }: { line: PrivateLeagueLine; address: LeagueAddress; language: PageLanguage }) {
  const t = useT("fantasy-leagues");
  const { league, kind, members, place, points, duel } = line;
  const { format, locale } = language;
  return (
    <li className={styles.line}>
      <div>
        <h3>
          <a href={addresses.ownLeague(locale, address.seasonSlug, address.leagueSlug, league.number)}>{leagueWords(league, language)}</a>
        </h3>
        <p>
          {t(`kind.${kind}`)} · {t("members", { count: members })}
        </p>
        {duel && (
          <p className={styles.duel} data-live={duel.state === "live" || undefined}>
            <span>
              {teamName(duel.one.team, language)} – {teamName(duel.other.team, language)}
            </span>{" "}
            {duel.state !== "to-come" && (
              <b>
                {format.decimal(duel.one.points / 10)} : {format.decimal(duel.other.points / 10)}
              </b>
            )}{" "}
            <small>{t(`duels.state.${duel.state}`)}</small>
          </p>
        )}
      </div>
      {place === null ? (
        <p className={styles.place}>{t("list.uncounted")}</p>
      ) : (
        <p className={styles.place}>
          <b>{t("list.place", { place: format.number(place) })}</b>
          <span>
            {kind === "total"
              ? t("list.points", { points: format.decimal((points ?? 0) / 10) })
              : t("list.duelPoints", { points: format.number(points ?? 0) })}
          </span>
        </p>
      )}
    </li>
  );
}
