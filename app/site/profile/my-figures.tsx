import { addresses } from "#contract/addresses.ts";
import type { PlayerSelf } from "#contract/my-games.ts";
import type { PlayerGameLine } from "#contract/statistics-queries.ts";
import { useT } from "../../i18n/use-t.ts";
import { Crest } from "../../ui/crest.tsx";
import { Empty } from "../../ui/empty.tsx";
import { ScrollArea } from "../../ui/scroll-area.tsx";
import { Section } from "../../ui/section.tsx";
import table from "../../ui/table.module.css";
import { type ClubMarks, markOf } from "../clubs/club-mark.ts";
import type { PageLanguage } from "../page-language.ts";
import styles from "./my-games-board.module.css";

const figures = ["seconds", "points", "rebounds", "assists", "performanceIndexRating"] as const;

/** His games of the season, the newest first. */
export function MyGameLog({ self: { log, seasons }, marks, language }: { self: PlayerSelf; marks: ClubMarks; language: PageLanguage }) {
  const t = useT("my-games");
  const slug = log[0]?.game.ref.seasonSlug;
  const season = seasons.find(({ competition }) => competition.seasonSlug === slug)?.competition.seasonName ?? "";
  const title = t("player.log", { season });
  const columns = ["date", "result", ...figures] as const;
  if (log.length === 0) return <Empty text={t("player.noLog")} />;
  return (
    <Section title={title}>
      <ScrollArea label={language.format.list(columns.map((column) => t(`player.columns.${column}.long`)))}>
        <table className={`${table.table} ${styles.figures}`}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col" className={table.text}>
                {t("player.opponent")}
              </th>
              {columns.map((column) => (
                <Head key={column} column={column} />
              ))}
            </tr>
          </thead>
          <tbody>
            {log.map((line) => (
              <LogRow key={addresses.game(language.locale, line.game.ref)} line={line} marks={marks} language={language} />
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </Section>
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
        <span data-told="more">{own.points === null ? "–" : `${own.points}:${other.points}`}</span>
      </td>
      {figures.map((figure) => (
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
  const title = t("player.seasons");
  const columns = ["games", ...figures] as const;
  return (
    <Section title={title}>
      <ScrollArea label={language.format.list(columns.map((column) => t(`player.columns.${column}.long`)))}>
        <table className={`${table.table} ${styles.figures}`}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col" className={table.text}>
                {t("player.season")}
              </th>
              {columns.map((column) => (
                <Head key={column} column={column} />
              ))}
            </tr>
          </thead>
          <tbody>
            {seasons.map(({ competition, phase, team, sums }) => (
              <tr key={`${competition.seasonSlug} ${competition.leagueSlug} ${phase} ${team.teamSlug}`}>
                <th scope="row" className={table.text}>
                  <span className={styles.season}>
                    {competition.seasonName}
                    <small>{`${language.name(team.name)}, ${t(`player.phase.${phase}`)}`}</small>
                  </span>
                </th>
                <td>{format.number(sums.games)}</td>
                {figures.map((figure) => {
                  const { games, total } = sums.counts[figure];
                  const average = games === 0 ? null : total / games;
                  const text =
                    figure === "seconds" ? format.minutes(average === null ? null : Math.round(average)) : format.decimal(average);
                  return <td key={figure}>{text}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </Section>
  );
}

function Head({ column }: { column: "date" | "result" | "games" | (typeof figures)[number] }) {
  const t = useT("my-games");
  return (
    <th scope="col">
      <abbr title={t(`player.columns.${column}.long`)}>{t(`player.columns.${column}.short`)}</abbr>
    </th>
  );
}
