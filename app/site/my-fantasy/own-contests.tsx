import { addresses } from "#contract/addresses.ts";
import type { OwnCupTie } from "#contract/fantasy-cup.ts";
import type { MyFantasyLine, OwnDuel } from "#contract/my-fantasy.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import { fantasyRoundTitle } from "../../fantasy/fantasy-round-title.ts";
import { teamName } from "../../fantasy/team-name.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { useT } from "../../i18n/use-t.ts";
import { cupRoundTitle } from "../fantasy/cup-round-title.ts";
import { leagueWords } from "../fantasy-leagues/league-words.ts";
import styles from "./my-fantasy-board.module.css";

type Team = NonNullable<MyFantasyLine["team"]>;
type Common = { league: LeagueAddress; language: PageLanguage };

/** Whom a team meets: its duels of the last round that was drawn, and its tie of the cup. MYFAN18 */
export function OwnContests({ team: { duels, cup }, ...common }: Common & { team: Team }) {
  if (duels.length === 0 && cup === null) return null;
  return (
    <ul className={styles.contests}>
      {duels.map((duel) => (
        <Duel key={duel.league.number} of={duel} {...common} />
      ))}
      {cup && <Cup of={cup} {...common} />}
    </ul>
  );
}

function Duel({ of: { league: of, round, duel }, league, language }: Common & { of: OwnDuel }) {
  const t = useT("my-fantasy");
  const leagues = useT("fantasy-leagues");
  const { decimal } = language.format;
  const [own, other] = duel.one.isOwn ? [duel.one, duel.other] : [duel.other, duel.one];
  return (
    <li data-live={duel.state === "live" || undefined}>
      <a href={addresses.ownLeague(language.locale, league.seasonSlug, league.leagueSlug, of.number)}>
        {t("mine.duel", { league: leagueWords(of, language) })}
      </a>{" "}
      <span>{teamName(other.team, language)}</span>{" "}
      {duel.state !== "to-come" && (
        <b>
          {decimal(own.points / 10)} : {decimal(other.points / 10)}
        </b>
      )}{" "}
      <small>{[fantasyRoundTitle(round, language), leagues(`duels.state.${duel.state}`)].join(", ")}</small>
    </li>
  );
}

function Cup({ of, league, language }: Common & { of: OwnCupTie }) {
  const t = useT("my-fantasy");
  const words = useT("fantasy");
  const { decimal } = language.format;
  const { tie, side, round } = of;
  const [own, other] = side === "one" ? [tie.one, tie.other] : [tie.other, tie.one];
  const isLive = round.state === "live" && tie.winner === null;
  const outcome = other === null ? words("cup.bye") : tie.winner === null ? null : t(tie.winner === side ? "mine.won" : "mine.lost");
  return (
    <li data-live={isLive || undefined}>
      <a href={addresses.fantasyPage(language.locale, league, "cup")}>{t("mine.cup", { cupRound: cupRoundTitle(of, language) })}</a>{" "}
      {other && <span>{teamName(other.team, language)}</span>}{" "}
      {other !== null && other.points !== null && own !== null && own.points !== null && (
        <b>
          {decimal(own.points / 10)} : {decimal(other.points / 10)}
        </b>
      )}{" "}
      <small>{[fantasyRoundTitle(round, language), ...(outcome === null ? [] : [outcome])].join(", ")}</small>
    </li>
  );
}
