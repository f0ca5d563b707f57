import { Empty } from "../../ui/empty.tsx";
import { LinkChips } from "../../ui/link-chips.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { BandHead } from "../band-head.tsx";
import { FigureTable } from "../../sport/figure-table.tsx";
import { ThingHead } from "../../sport/thing-head.tsx";
import { StatisticsFilters } from "../statistics/statistics-filters.tsx";
import type { HallListPage } from "./hall-list-model.ts";

/** How many came, by halls or by clubs: one table under the other. */
export function HallListView({ page: { title, back, total, views, filters, filtersLabel, tables, note, empty } }: { page: HallListPage }) {
  return (
    <>
      <BandHead title={title} above={<a href={back.href}>{back.text}</a>} below={total} />
      <div className={frame.page}>
        <div>
          <LinkChips label={filtersLabel} links={views} />
          {filters.length > 0 && <StatisticsFilters page={{ filters, filtersLabel: title, form: null, more: null }} />}
        </div>
        {tables.length === 0 && <Empty text={empty} />}
        {tables.length === 1
          ? tables.map(({ title: name, table }) => <FigureTable key={name} table={table} head={ThingHead} />)
          : tables.map(({ title: name, table }) => (
              <Section key={name} title={name}>
                <FigureTable table={table} head={ThingHead} />
              </Section>
            ))}
        {note !== null && <p>{note}</p>}
      </div>
    </>
  );
}
