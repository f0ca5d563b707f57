import { RotationChart } from "../../charts/rotation-chart.tsx";
import { Section } from "../../ui/section.tsx";
import { TableDownloads } from "../../ui/table-downloads.tsx";
import type { PartChart } from "./game-parts.ts";

type Props = { part: PartChart; noteClass: string | undefined };

/** A picture that the server has drawn, and below it the same as a table with its files. */
export function ChartPart({ part: { title, markup, summary, table, tableName, note }, noteClass }: Props) {
  return (
    <Section title={title}>
      <RotationChart markup={markup} summary={summary} table={table} note={note !== null && <p className={noteClass}>{note}</p>}>
        <TableDownloads table={tableName} caption={summary} />
      </RotationChart>
    </Section>
  );
}
