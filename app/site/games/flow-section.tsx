import { FlowChart } from "../../charts/flow-chart.tsx";
import type { FlowDrawing } from "../../charts/flow-drawing.ts";
import { SideKey } from "../../charts/side-key.tsx";
import { useT } from "../../i18n/use-t.ts";
import { Empty } from "../../ui/empty.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./flow-section.module.css";
import type { GameHeader } from "./game-page.ts";
import { periodAbbreviation, periodName } from "./period-name.ts";
import type { QuickFact, QuickFactKey, TeamStats } from "./team-stats-model.ts";

type Props = { flow: FlowDrawing | null; box: NonNullable<TeamStats["box"]>; header: GameHeader };

/** The lead over time, and what it comes to in figures. */
export function FlowSection({ flow, box, header }: Props) {
  const t = useT("game");
  const fact = (key: QuickFactKey) => box.facts.find((candidate) => candidate.key === key);
  return (
    <Section title={t("sections.gameFlow")} aside={flow && <SideKey home={header.home.name} away={header.away.name} />}>
      {flow ? <Flow flow={flow} box={box} header={header} /> : <Empty text={t("empty.flow")} />}
      <dl className={styles.facts}>
        <div>
          <dt>{t("flow.leadChanges")}</dt>
          <dd>{box.leadChanges}</dd>
        </div>
        <div>
          <dt>{t("flow.timesLevel")}</dt>
          <dd>{box.timesLevel}</dd>
        </div>
        <Pair name={t("flow.biggestLead")} fact={fact("biggestLead")} />
        <Pair name={t("flow.biggestRun")} fact={fact("biggestRun")} />
        <Pair name={t("flow.timeLeading")} fact={fact("secondsLeading")} />
      </dl>
    </Section>
  );
}

function Flow({ flow, box, header }: { flow: FlowDrawing; box: Props["box"]; header: GameHeader }) {
  const t = useT("game");
  const words = useT("shell");
  const lead = box.facts.find(({ key }) => key === "biggestLead");
  const alternative = t("flow.alternative", {
    home: header.home.name,
    away: header.away.name,
    homeLead: lead?.home ?? "0",
    awayLead: lead?.away ?? "0",
    leadChanges: box.leadChanges,
    timesLevel: box.timesLevel,
  });
  const periods = flow.periods.map(({ period }) => ({ long: periodName(words, period), short: periodAbbreviation(words, period) }));
  return <FlowChart drawing={flow} words={{ title: t("sections.gameFlow"), alternative, periods }} />;
}

/** One figure for each side, home first, each with its side's mark. */
function Pair({ name, fact }: { name: string; fact: QuickFact | undefined }) {
  return (
    fact && (
      <div>
        <dt>{name}</dt>
        <dd className={styles.pair}>
          <i className={styles.home} />
          {fact.home}
          <i className={styles.away} />
          {fact.away}
        </dd>
      </div>
    )
  );
}
