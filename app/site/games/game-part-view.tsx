import { tableElementId, tableNameOf } from "#contract/table-exports.ts";
import { Empty } from "../../ui/empty.tsx";
import { ScrollArea } from "../../ui/scroll-area.tsx";
import { laterComponent } from "../../ui/later-component.tsx";
import { Section } from "../../ui/section.tsx";
import { TableDownloads } from "../../ui/table-downloads.tsx";
import { sharedBy } from "../../ui/shared-row.ts";
import table from "../../ui/table.module.css";
import { SiteLink } from "../../ui/site-link.tsx";
import { ChartPart } from "./chart-part.tsx";
import styles from "./game-part-view.module.css";
import type { GamePart, PartFigures, PartLines, PartTable, PartText } from "./game-parts.ts";
import type { VideoCardsProps } from "./video-cards.tsx";

/** One tab of nine has them: their code comes after the page. */
export const LaterVideoCards = laterComponent<VideoCardsProps>(async () => (await import("./video-cards.tsx")).VideoCards);

export function GamePartList({ parts }: { parts: readonly GamePart[] }) {
  return parts.map((part) => <GamePartView key={keyOf(part)} part={part} />);
}

/** Two videos may bear one title. */
function keyOf(part: GamePart): string {
  return part.kind === "empty" ? part.text : part.kind === "card" ? part.href : part.title;
}

export function GamePartView({ part }: { part: GamePart }) {
  switch (part.kind) {
    case "table":
      return <TablePart part={part} />;
    case "lines":
      return <LinesPart part={part} />;
    case "figures":
      return <FiguresPart part={part} />;
    case "card":
    case "cards":
      return <LaterVideoCards part={part} styles={styles} />;
    case "chart":
      return <ChartPart part={part} noteClass={styles.note} />;
    case "empty":
      return <Empty text={part.text} way={part.way} />;
  }
}

function TablePart({ part: { title, caption, columns, rows, note } }: { part: PartTable }) {
  const classes = columns.map(({ isText, isWideOnly }) => classesOf(isText && table.text, isWideOnly && styles.wideOnly));
  return (
    <Section title={title}>
      <div className={styles.scroll}>
        <ScrollArea label={caption}>
          <table id={tableElementId(tableNameOf(caption))} className={`${table.table} ${styles.table}`}>
            <caption className="visually-hidden">{caption}</caption>
            <thead>
              <tr>
                {columns.map(({ text, long }, index) => (
                  <th key={text + long} scope="col" className={classes[index]}>
                    {long === undefined ? text : <abbr title={long}>{text}</abbr>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells, mark }) => (
                <tr key={key} className={mark === undefined ? undefined : styles.marked}>
                  {cells.map(({ isStrong, ...cell }, index) =>
                    index === 0 ? (
                      <th key="head" scope="row" className={classes[0]}>
                        <Text text={cell} />
                        {mark !== undefined && <small>{mark}</small>}
                      </th>
                    ) : (
                      <td key={columns[index]?.text} className={classesOf(classes[index], isStrong && table.strong)}>
                        <Text text={cell} />
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      </div>
      <TableDownloads table={tableNameOf(caption)} caption={caption} rows={rows.length} />
      {note !== null && <p className={styles.note}>{note}</p>}
    </Section>
  );
}

function classesOf(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}

function LinesPart({ part: { title, lines, note } }: { part: PartLines }) {
  return (
    <Section title={title}>
      <dl className={styles.lines}>
        {lines.map((line) => (
          <div key={line.name + line.text}>
            <dt>{line.name}</dt>
            <dd>
              <Text text={line} />
            </dd>
          </div>
        ))}
      </dl>
      {note !== null && <p className={styles.note}>{note}</p>}
    </Section>
  );
}

function FiguresPart({ part: { title, figures } }: { part: PartFigures }) {
  return (
    <Section title={title}>
      <dl className={styles.figures} style={sharedBy(figures)}>
        {figures.map(({ figure, text, side }) => (
          <div key={text} className={side === null ? undefined : styles[side]}>
            <dt>{text}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Text({ text: { text, href } }: { text: PartText }) {
  return href === undefined ? text : <SiteLink href={href}>{text}</SiteLink>;
}
