import { addresses } from "#contract/addresses.ts";
import type { FantasyTeamRef } from "#contract/fantasy.ts";
import type { DuelRow, PrivateLeague, TotalRow } from "#contract/fantasy-leagues.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import { teamName } from "../../fantasy/team-name.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { useT } from "../../i18n/use-t.ts";
import button from "../../ui/button.module.css";
import { ScrollArea } from "../../ui/scroll-area.tsx";
import table from "../../ui/table.module.css";
import { AskFirst } from "./ask-first.tsx";
import styles from "./league-screen.module.css";

/** From so many rounds without a change on it is said. FANL10 */
const idleFrom = 3;
const none = "–";

type Common = {
  address: LeagueAddress;
  language: PageLanguage;
  isFounder: boolean;
  /** Takes a team out of the league. */
  onTake: (team: number) => Promise<void>;
};

/** All points of all rounds. Where one stands on another page, one's own row comes under this one's. */
export function TotalTable({
  total: { rows, own, page, pages },
  onPage,
  ...common
}: Common & { total: NonNullable<PrivateLeague["total"]>; onPage: (page: number) => void }) {
  const t = useT("fantasy-leagues");
  const { format } = common.language;
  const isOwnShown = own === null || rows.some(({ isOwn }) => isOwn);
  return (
    <>
      <ScrollArea label={t("table.title")}>
        <table className={`${table.table} ${styles.table}`}>
          <thead>
            <tr>
              <PlaceHead />
              <th scope="col" className={table.text}>
                {t("table.team")}
              </th>
              <th scope="col">{t("table.round")}</th>
              <th scope="col">{t("table.points")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Total key={row.team.number} row={row} {...common} />
            ))}
            {!isOwnShown && <Total row={own} {...common} />}
          </tbody>
        </table>
      </ScrollArea>
      {pages > 1 && (
        <p className={styles.buttons}>
          <button type="button" className={button.other} disabled={page === 1} onClick={() => onPage(page - 1)}>
            {t("table.previous")}
          </button>
          <span>{t("table.page", { page: format.number(page), pages: format.number(pages) })}</span>
          <button type="button" className={button.other} disabled={page === pages} onClick={() => onPage(page + 1)}>
            {t("table.next")}
          </button>
        </p>
      )}
    </>
  );
}

function Total({ row: { team, place, points, lastRound, isOwn }, ...common }: Common & { row: TotalRow }) {
  const { format } = common.language;
  return (
    <tr data-mine={isOwn || undefined}>
      <Place place={place} language={common.language} />
      <Team team={team} isOwn={isOwn} note={null} {...common} />
      <td>{lastRound === null ? none : format.decimal(lastRound / 10)}</td>
      <td className={table.strong}>{format.decimal(points / 10)}</td>
    </tr>
  );
}

/** Duel points, and what they came from. FAN28 */
export function DuelTable({ rows, ...common }: Common & { rows: readonly DuelRow[] }) {
  const t = useT("fantasy-leagues");
  const { format } = common.language;
  return (
    <ScrollArea label={t("table.title")}>
      <table className={`${table.table} ${styles.table}`}>
        <thead>
          <tr>
            <PlaceHead />
            <th scope="col" className={table.text}>
              {t("table.team")}
            </th>
            {(["won", "drawn", "lost"] as const).map((each) => (
              <th key={each} scope="col">
                <abbr title={t(`table.${each}`)}>{t(`table.${each}Short`)}</abbr>
              </th>
            ))}
            <th scope="col">{t("table.points")}</th>
            <th scope="col">
              <abbr title={t("table.duelPoints")}>{t("table.duelPointsShort")}</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ team, place, won, drawn, lost, duelPoints, points, isOwn, isReplaced, idleRounds }) => (
            <tr key={team.number} data-mine={isOwn || undefined}>
              <Place place={place} language={common.language} />
              <Team
                team={team}
                isOwn={isOwn}
                note={isReplaced ? t("table.replaced") : idleRounds >= idleFrom ? t("table.idle", { count: idleRounds }) : null}
                {...common}
                isFounder={common.isFounder && !isReplaced}
              />
              <td>{format.number(won)}</td>
              <td>{format.number(drawn)}</td>
              <td>{format.number(lost)}</td>
              <td>{format.decimal(points / 10)}</td>
              <td className={table.strong}>{format.number(duelPoints)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function PlaceHead() {
  const t = useT("fantasy-leagues");
  return (
    <th scope="col">
      <abbr title={t("table.place")}>{t("table.placeShort")}</abbr>
    </th>
  );
}

function Place({ place, language }: { place: number | null; language: PageLanguage }) {
  return <td>{place === null ? none : language.format.number(place)}</td>;
}

type TeamProps = Common & { team: FantasyTeamRef; isOwn: boolean; note: string | null };

/** Its name leads to what everybody sees of it; its founder may take it out. */
function Team({ team, isOwn, note, address, language, isFounder, onTake }: TeamProps) {
  const t = useT("fantasy-leagues");
  const name = teamName(team, language);
  return (
    <th scope="row" className={table.text}>
      <a href={addresses.fantasyTeam(language.locale, address, team.number)}>{name}</a>
      {isOwn && <small> {t("table.own")}</small>}
      {note !== null && <small> {note}</small>}
      {isFounder && !isOwn && (
        <AskFirst
          isSmall
          text={t("take.take")}
          label={t("take.label", { team: name })}
          question={t("take.ask", { team: name })}
          onYes={() => onTake(team.number)}
        />
      )}
    </th>
  );
}
