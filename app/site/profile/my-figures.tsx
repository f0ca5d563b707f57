import type { ReactNode } from "react";
import { addresses } from "#contract/addresses.ts";
import type { PlayerSelf } from "#contract/my-games.ts";
import type { PlayerGameLine } from "#contract/statistics-queries.ts";
import { shortAverages } from "#core/stats/statistic-sets.ts";
import { useT } from "../../i18n/use-t.ts";
import { Crest } from "../../ui/crest.tsx";
import { Empty } from "../../ui/empty.tsx";
import { ScrollArea } from "../../ui/scroll-area.tsx";
import { Section } from "../../ui/section.tsx";
import table from "../../ui/table.module.css";
import { type ClubMarks, markOf } from "../../sport/club-mark.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import styles from "./my-games-board.module.css";

type Column = "date" | "result" | "games" | (typeof shortAverages)[number];

/** His games of the season, the newest first. */
export function MyGameLog({ self: { log, seasons }, marks, language }: { self: PlayerSelf; marks: ClubMarks; language: PageLanguage }) {
  const t = useT("my-games");
  const slug = log[0]?.game.ref.seasonSlug;
  const season = seasons.find(({ competition }) => competition.seasonSlug === slug)?.competition.seasonName ?? "";
  const title = t("player.log", { season });
  if (log.length === 0) return <Empty text={t("player.noLog")} />;
  return (
    <OwnFigures title={title} first={t("player.opponent")} columns={["date", "result", ...shortAverages]} language={language}>
      {log.map((line) => (
        <LogRow key={addresses.game(language.locale, line.game.ref)} line={line} marks={marks} language={language} />
      ))}
    </OwnFigures>
  );
}

function LogRow({
  line: { game, side, seconds, values },
  marks,
  language,
}: {
  line: PlayerGameLine;
  marks: ClubMarks;
  language: PageLanguage;
}) {
  const t = useT("my-games");
  const { format, locale } = language;
  const [own, other] = side === "home" ? [game.home, game.away] : [game.away, game.home];
  const href = addresses.game(locale, game.ref);
  const hasWon = own.points !== null && other.points !== null && own.points > other.points;
  return (
    <tr data-spoils={href}>
      <th scope="row" className={table.text}>
        <a href={href} className={styles.opponent}>
          <Crest crest={markOf(marks, other.clubSlug)} size={24} />
          <span>{language.name(other.name)}</span>
          {side === "away" && <small>{t("player.away")}</small>}
        </a>
      </th>
      <td>{game.playedAt === null ? "–" : format.date(game.playedAt, "numeric")}</td>
      <td className={hasWon ? table.strong : undefined}>
        <span data-told="more">{own.points === null || other.points === null ? "–" : format.score(own.points, other.points)}</span>
      </td>
      {shortAverages.map((figure) => (
        <td key={figure}>{figure === "seconds" ? format.minutes(seconds) : format.number(values[figure])}</td>
      ))}
    </tr>
  );
}

/** What he made of each season on average, over the games that recorded it. TOTAL1 */
export function MySeasons({ self: { seasons }, language }: { self: PlayerSelf; language: PageLanguage }) {
  const t = useT("my-games");
  const { format } = language;
  if (seasons.length === 0) return null;
  return (
    <OwnFigures title={t("player.seasons")} first={t("player.season")} columns={["games", ...shortAverages]} language={language}>
      {seasons.map(({ competition, phase, team, sums }) => (
        <tr key={`${competition.seasonSlug} ${competition.leagueSlug} ${phase} ${team.teamSlug}`}>
          <th scope="row" className={table.text}>
            <span className={styles.season}>
              {competition.seasonName}
              <small>{`${language.name(team.name)}, ${t(`player.phase.${phase}`)}`}</small>
            </span>
          </th>
          <td>{format.number(sums.games)}</td>
          {shortAverages.map((figure) => {
            const { games, total } = sums.counts[figure];
            const average = games === 0 ? null : total / games;
            const text = figure === "seconds" ? format.minutes(average === null ? null : Math.round(average)) : format.decimal(average);
            return <td key={figure}>{text}</td>;
          })}
        </tr>
      ))}
    </OwnFigures>
  );
}

type OwnFiguresProps = {
  readonly title: string;
  /** Over the heads of the rows. */
  readonly first: string;
  readonly columns: readonly Column[];
  readonly language: PageLanguage;
  readonly children: ReactNode;
};

/** A section with one table, whose columns are told in full to whoever only hears of it. */
function OwnFigures({ title, first, columns, language, children }: OwnFiguresProps) {
  const t = useT("my-games");
  return (
    <Section title={title}>
      <ScrollArea label={language.format.list(columns.map((column) => t(`player.columns.${column}.long`)))}>
        <table className={`${table.table} ${styles.figures}`}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col" className={table.text}>
                {first}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  <abbr title={t(`player.columns.${column}.long`)}>{t(`player.columns.${column}.short`)}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </ScrollArea>
    </Section>
  );
}
