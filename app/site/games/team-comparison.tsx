import { Comparison, type ComparisonRow } from "../../charts/comparison.tsx";
import { useT } from "../../i18n/use-t.ts";
import { Crest } from "../../ui/crest.tsx";
import { Section } from "../../ui/section.tsx";
import type { ClubMark } from "../clubs/club-mark.ts";
import type { GameHeader } from "./game-page.ts";
import styles from "./team-comparison.module.css";
import type { QuickFact, TeamStats } from "./team-stats-model.ts";

type Props = { box: NonNullable<TeamStats["box"]>; header: GameHeader };

/** The teams side by side: shooting, then what they did with the ball and without. */
export function TeamComparison({ box, header }: Props) {
  const t = useT("game");
  const rows = box.compared.map(({ key, detail, ...figure }): ComparisonRow => ({
    ...figure,
    key,
    label: t(`statistics.${key}.long`),
    detail: detail && `${detail.home} · ${detail.away}`,
  }));
  return (
    <Section title={t("sections.comparison")}>
      <Compared header={header} rows={rows} caption={t("comparison.caption", { home: header.home.name, away: header.away.name })} />
    </Section>
  );
}

const sourceKeys: readonly QuickFact["key"][] = [
  "pointsInThePaint",
  "fastBreakPoints",
  "secondChancePoints",
  "pointsFromTurnovers",
  "benchPoints",
];

/** Where the points came from. What the source did not record has a dash and no bar, which is not the same as none. */
export function SourcesOfPoints({ box, header }: Props) {
  const t = useT("game");
  const facts = box.facts.filter(({ key }) => sourceKeys.includes(key));
  const most = Math.max(...facts.flatMap(({ home, away }) => [Number(home), Number(away)]).filter(Number.isFinite), 1);
  const rows = facts.map(({ key, home, away, better }): ComparisonRow => {
    const known = Number.isFinite(Number(home)) && Number.isFinite(Number(away));
    const share = known ? { home: (Number(home) / most) * 92, away: (Number(away) / most) * 92 } : null;
    return { key, label: t(`statistics.${key}.long`), detail: null, home, away, better, share };
  });
  return (
    <Section title={t("comparison.sourceOfPoints")}>
      <Compared header={header} rows={rows} caption={t("comparison.sourceOfPoints")} />
      {rows.some(({ share }) => share === null) && <p className={styles.note}>{`– ${t("comparison.notRecorded")}`}</p>}
    </Section>
  );
}

function Compared({ header, rows, caption }: { header: GameHeader; rows: readonly ComparisonRow[]; caption: string }) {
  const t = useT("game");
  return (
    <Comparison
      caption={caption}
      label={t("sections.comparison")}
      home={<Team club={header.home} />}
      away={<Team club={header.away} />}
      rows={rows}
    />
  );
}

function Team({ club }: { club: ClubMark }) {
  return (
    <span className={styles.team}>
      <Crest crest={club} size={24} />
      <abbr title={club.name}>{club.code}</abbr>
    </span>
  );
}
