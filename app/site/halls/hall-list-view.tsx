import { Empty } from "../../ui/empty.tsx";
import frame from "../../ui/page.module.css";
import { BandHead } from "../band-head.tsx";
import { FigureTable } from "../clubs/figure-table.tsx";
import type { HallListPage } from "./hall-list-page.ts";

export function HallListView({ page: { title, back, total, table, empty } }: { page: HallListPage }) {
  return (
    <>
      <BandHead title={title} above={<a href={back.href}>{back.text}</a>} below={total} />
      <div className={frame.page}>{table.rows.length === 0 ? <Empty text={empty} /> : <FigureTable table={table} />}</div>
    </>
  );
}
