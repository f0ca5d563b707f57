import { useFormat } from "../../i18n/use-format.ts";
import { useT } from "../../i18n/use-t.ts";
import { Section } from "../../ui/section.tsx";
import styles from "./game-info.module.css";
import type { GameHeader } from "./game-page.ts";
import type { GameInfo as Info } from "./team-stats-model.ts";

/** Who, where, before how many; and at the end what the record itself is worth. */
export function GameInfo({ info, header }: { info: Info; header: GameHeader }) {
  const t = useT("game");
  const format = useFormat();
  const coaches = [info.coaches.home, info.coaches.away].filter((coach) => coach !== null);
  return (
    <Section title={t("sections.info")}>
      <dl className={styles.info}>
        <Line name={t("info.competition")} text={`${header.leagueName}, ${header.card.round}`} />
        <Line name={t("info.date")} text={info.date} />
        <Line name={t("info.venue")} text={info.venue} />
        {info.movedFrom.map((before) => (
          <Line key={before} name={t("info.movedFrom")} text={before} />
        ))}
        <Line name={t("info.attendance")} text={info.attendance === null ? null : format.number(info.attendance)} />
        <Line name={t("info.referees")} text={namesOf(info, isReferee)} />
        <Line name={t("info.roles.commissioner")} text={namesOf(info, (role) => role === "commissioner")} />
        <Line name={t("info.coaches")} text={coaches.length === 0 ? null : coaches.join(" · ")} />
      </dl>
      {header.periods.length > 0 && <Record info={info} />}
    </Section>
  );
}

function Line({ name, text }: { name: string; text: string | null }) {
  return (
    text !== null && (
      <div>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    )
  );
}

/** Where the record comes from, and what in it does not add up. */
function Record({ info }: { info: Info }) {
  const t = useT("game");
  return (
    <details className={styles.record}>
      <summary>{info.flags.length === 0 ? t("sections.notes") : t("flags.count", { count: info.flags.length })}</summary>
      <p>{sourceName(t, info.source)}</p>
      {info.flags.length === 0 ? (
        <p>{t("flags.none")}</p>
      ) : (
        <>
          <p>{t("flags.intro")}</p>
          <ul>
            {info.flags.map(({ kind, detail }) => (
              <li key={`${kind} ${detail}`}>
                {t(`flags.kinds.${kind}`)}
                {detail !== "" && <span translate="no">{detail}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

function sourceName(t: ReturnType<typeof useT<"game">>, source: string): string {
  return source === "table" || source === "simulator" ? t(`info.sources.${source}`) : t("info.sources.imported", { format: source });
}

type Role = Info["officials"][number]["role"];

function isReferee(role: Role): boolean {
  return role === "crew-chief" || role === "umpire-1" || role === "umpire-2";
}

function namesOf(info: Info, holds: (role: Role) => boolean): string | null {
  const names = info.officials.filter(({ role }) => holds(role)).map(({ name }) => name);
  return names.length === 0 ? null : names.join(", ");
}
