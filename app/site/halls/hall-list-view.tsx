import { LinkChips } from "../../ui/link-chips.tsx";
import { StatisticsFilters } from "../statistics/statistics-filters.tsx";
import { TableListView } from "../table-list-view.tsx";
import type { HallListPage } from "./hall-list-model.ts";

/** How many came, by halls or by clubs: one table under the other. */
export function HallListView({ page }: { page: HallListPage }) {
  const { title, views, filters, filtersLabel, note } = page;
  return (
    <TableListView
      page={page}
      filters={
        <div>
          <LinkChips label={filtersLabel} links={views} />
          {filters.length > 0 && <StatisticsFilters page={{ filters, filtersLabel: title, form: null, more: null }} />}
        </div>
      }
      note={note !== null && <p>{note}</p>}
    />
  );
}
