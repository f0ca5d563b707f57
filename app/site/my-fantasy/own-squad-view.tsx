import type { ComponentType } from "react";
import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import frame from "../../ui/page.module.css";
import { useNeededCode } from "../../ui/use-needed-code.ts";
import { VisitorGate } from "../account/visitor-gate.tsx";
import { BandHead } from "../band-head.tsx";
import type { OwnSquadPage } from "./own-squad-model.ts";
import styles from "./own-squad-view.module.css";

type Board = ComponentType<{ locale: Locale; address: LeagueAddress }>;

async function loadBoard(): Promise<Board> {
  return (await import("./own-squad-board.tsx")).OwnSquadBoard;
}

/** The page of one's own team: the same for everybody until the browser has asked whose it is. MYFAN8 */
export function OwnSquadView({ page, locale }: { page: OwnSquadPage; locale: Locale }) {
  const { address, title, league, words, ways } = page;
  const { code: Shown, isLate } = useNeededCode(loadBoard);
  return (
    <>
      <BandHead title={title} above={<a href={ways.league}>{league}</a>} />
      <noscript>
        <div className={frame.page}>
          <p>{words.needsScripts}</p>
          <p className={styles.ways}>
            <a href={ways.form}>{words.toForm}</a>
          </p>
          <p className={styles.ways}>
            <a href={ways.market}>{words.toMarket}</a>
          </p>
        </div>
      </noscript>
      <div className={styles.room}>
        <VisitorGate path={addresses.ownFantasy(locale, address.seasonSlug, address.leagueSlug)}>
          {Shown ? <Shown locale={locale} address={address} /> : <p className={styles.waiting}>{isLate ? words.late : words.loading}</p>}
        </VisitorGate>
      </div>
    </>
  );
}
