import { useEffect, useState, type ComponentType } from "react";
import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import { readLeagueCode } from "#core/fantasy/league-code.ts";
import frame from "../../ui/page.module.css";
import { useNeededCode } from "../../ui/use-needed-code.ts";
import { VisitorGate } from "../account/visitor-gate.tsx";
import { BandHead } from "../band-head.tsx";
import type { LeaguesPage } from "./leagues-page-model.ts";
import styles from "./leagues-view.module.css";

type Board = ComponentType<{ locale: Locale; address: LeagueAddress; number: number | null; code: string | null }>;

async function loadBoard(): Promise<Board> {
  return (await import("./leagues-board.tsx")).LeaguesBoard;
}

/** The pages of private leagues: the same for everybody until the browser has asked whose they are. FANL14 */
export function LeaguesView({ page, locale }: { page: LeaguesPage; locale: Locale }) {
  const { address, number, title, league, words, ways } = page;
  const { code: Shown, isLate } = useNeededCode(loadBoard);
  const { seasonSlug, leagueSlug } = address;
  const code = useInvitation();
  const path =
    number === null
      ? addresses.ownLeagues(locale, seasonSlug, leagueSlug, code ?? undefined)
      : addresses.ownLeague(locale, seasonSlug, leagueSlug, number);
  return (
    <>
      <BandHead title={title} above={<a href={ways.own}>{league}</a>} />
      <noscript>
        <div className={frame.page}>
          <p>{words.needsScripts}</p>
          <p className={styles.ways}>
            <a href={ways.market}>{words.toMarket}</a>
          </p>
        </div>
      </noscript>
      <div className={styles.room}>
        <VisitorGate path={path}>
          {Shown ? (
            <Shown key={code} locale={locale} address={address} number={number} code={code} />
          ) : (
            <p className={styles.waiting}>{isLate ? words.late : words.loading}</p>
          )}
        </VisitorGate>
      </div>
    </>
  );
}

/** The code that an invitation's address bears: the page is kept for everybody without it. FANL13 */
function useInvitation(): string | null {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => setCode(readLeagueCode(new URLSearchParams(location.search).get("code") ?? "")), []);
  return code;
}
