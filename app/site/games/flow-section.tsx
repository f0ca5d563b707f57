import { FlowChart } from "../../charts/flow-chart.tsx";
import { SideKey } from "../../charts/side-key.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Section } from "../../ui/section.tsx";
import type { ClubMark } from "../../sport/club-mark.ts";
import type { FlowModel } from "./flow-model.ts";
import styles from "./flow-section.module.css";

type Props = { flow: FlowModel; teams: { readonly home: ClubMark; readonly away: ClubMark } };

/** The lead over time, and what it comes to in figures. */
export function FlowSection({ flow: { title, chart, empty, counts, pairs }, teams: { home, away } }: Props) {
  return (
    <Section title={title} aside={chart && <SideKey home={home.name} away={away.name} />}>
      {chart ? <FlowChart drawing={chart.drawing} words={{ title, ...chart }} /> : <Empty text={empty} />}
      <dl className={styles.facts}>
        {counts.map(({ name, figure }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
        {pairs.map((pair) => (
          <div key={pair.name}>
            <dt>{pair.name}</dt>
            <dd className={styles.pair}>
              <i className={styles.home} />
              {pair.home}
              <i className={styles.away} />
              {pair.away}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
