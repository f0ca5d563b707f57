import { Empty } from "../../ui/empty.tsx";
import { LinkChips } from "../../ui/link-chips.tsx";
import frame from "../../ui/page.module.css";
import { BandHead } from "../band-head.tsx";
import { FigureTable } from "../../sport/figure-table.tsx";
import { ThingHead } from "../../sport/thing-head.tsx";
import type { RefereeListPage } from "./referee-list-model.ts";

export function RefereeListView({ page: { title, intro, back, seasons, table, empty } }: { page: RefereeListPage }) {
  return (
    <>
      <BandHead title={title} above={<a href={back.href}>{back.text}</a>} below={intro} />
      <div className={frame.page}>
        {seasons.links.length > 1 && <LinkChips {...seasons} />}
        {table.rows.length === 0 ? <Empty text={empty} /> : <FigureTable table={table} head={ThingHead} />}
      </div>
    </>
  );
}
