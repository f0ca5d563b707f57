import { CrestSheet } from "../../ui/crest.tsx";
import { Empty } from "../../ui/empty.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { BandHead } from "../band-head.tsx";
import { FigureTable } from "../../sport/figure-table.tsx";
import { ThingHead } from "../../sport/thing-head.tsx";
import type { CoachListPage } from "./coach-list-model.ts";

/** Coaches of this season, then of all. */
export function CoachListView({ page: { title, intro, back, marks, parts, empty } }: { page: CoachListPage }) {
  return (
    <>
      <CrestSheet crests={Object.values(marks)} />
      <BandHead title={title} above={<a href={back.href}>{back.text}</a>} below={intro} />
      <div className={frame.page}>
        {parts.length === 0 && <Empty text={empty} />}
        {parts.map((part) => (
          <Section key={part.title} title={part.title}>
            <FigureTable table={part.table} head={ThingHead} marks={marks} />
          </Section>
        ))}
      </div>
    </>
  );
}
