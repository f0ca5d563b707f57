import type { ReactNode } from "react";
import { CrestSheet } from "../ui/crest.tsx";
import { Empty } from "../ui/empty.tsx";
import { LinkChips } from "../ui/link-chips.tsx";
import frame from "../ui/page.module.css";
import { Section } from "../ui/section.tsx";
import { FigureTable } from "../sport/figure-table.tsx";
import { ThingHead } from "../sport/thing-head.tsx";
import { BandHead } from "./band-head.tsx";
import type { TableListPage } from "./table-list-model.ts";

type Props = {
  page: TableListPage;
  /** Above the tables, where there is more to choose than a list page has by itself. */
  filters?: ReactNode;
  /** Below them. */
  note?: ReactNode;
};

/** Any list page that is one table, or several under their headings. */
export function TableListView({ page: { title, intro, back, marks, choices, parts, empty }, filters, note }: Props) {
  const filled = parts.filter(({ table }) => table.rows.length > 0);
  return (
    <>
      {marks && <CrestSheet crests={Object.values(marks)} />}
      <BandHead title={title} above={<a href={back.href}>{back.text}</a>} below={intro} />
      <div className={frame.page}>
        {choices && choices.links.length > 1 && <LinkChips {...choices} />}
        {filters}
        {filled.length === 0 && <Empty text={empty} />}
        {filled.map(({ title: heading, table }) => {
          const figures = <FigureTable key={table.caption} table={table} head={ThingHead} {...(marks && { marks })} />;
          return heading === null ? (
            figures
          ) : (
            <Section key={table.caption} title={heading}>
              {figures}
            </Section>
          );
        })}
        {note}
      </div>
    </>
  );
}
