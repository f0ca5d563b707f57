import type { CSSProperties } from "react";
import type { ComparedFigure, PanelModel } from "./panel-model.ts";
import styles from "./panel.module.css";
import type { TeamLook } from "../team-look.ts";
import { barOf, teamStyle } from "./team-style.ts";
import type { Presence } from "./use-presence.ts";

/** What stands above the rail, with the way it comes and goes. */
export function Panel({ presence: { shown, phase } }: { presence: Presence<PanelModel> }) {
  if (shown === null) return null;
  return (
    <section
      key={shown.key}
      className={`${styles.panel} ${styles[layoutOf[shown.kind]] ?? ""}`}
      data-phase={phase}
      data-graphic={shown.kind}
      style={"look" in shown ? teamStyle(shown.look) : undefined}
    >
      <PanelContent panel={shown} />
    </section>
  );
}

const layoutOf: Readonly<Record<PanelModel["kind"], string>> = {
  "starting-five": "five",
  comparison: "comparison",
  standings: "standings",
};
const longFamilyName = 13;
const longTeamName = 20;

function PanelContent({ panel }: { panel: PanelModel }) {
  switch (panel.kind) {
    case "starting-five":
      return <StartingFive panel={panel} />;
    case "comparison":
      return <Comparison panel={panel} />;
    case "standings":
      return <Standings panel={panel} />;
  }
}

function StartingFive({ panel: { title, note, players } }: { panel: Extract<PanelModel, { kind: "starting-five" }> }) {
  return (
    <>
      <header className={styles.head}>
        <h2>{title}</h2>
        <small>{note}</small>
      </header>
      <ul>
        {players.map(({ shirt, familyName, givenName }, place) => (
          <li key={shirt} className={styles.step} style={step(place)}>
            <b>{shirt}</b>
            <span data-long={familyName.length > longFamilyName ? "" : undefined}>{familyName}</span>
            <small>{givenName}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

function Comparison({ panel: { looks, titles, rows } }: { panel: Extract<PanelModel, { kind: "comparison" }> }) {
  return (
    <>
      <header className={styles.versus}>
        {(["home", "away"] as const).map((side) => (
          <span key={side} style={teamStyle(looks[side])} data-long={titles[side].length > longTeamName ? "" : undefined}>
            {titles[side]}
          </span>
        ))}
      </header>
      {rows.map(({ label, home, away }, place) => (
        <div key={label} className={`${styles.compared} ${styles.step}`} style={step(place)}>
          <span data-less={home.isLess ? "" : undefined}>{home.text}</span>
          <Track figure={home} side="home" look={looks.home} />
          <small>{label}</small>
          <Track figure={away} side="away" look={looks.away} />
          <span data-less={away.isLess ? "" : undefined}>{away.text}</span>
        </div>
      ))}
    </>
  );
}

function Track({ figure: { share }, side, look }: { figure: ComparedFigure; side: "home" | "away"; look: TeamLook }) {
  return (
    <span className={styles.track} data-side={side} style={{ "--team-bar": barOf(look), "--share": share } as CSSProperties}>
      <i />
    </span>
  );
}

function Standings({ panel: { title, note, heads, rows } }: { panel: Extract<PanelModel, { kind: "standings" }> }) {
  return (
    <>
      <header className={styles.head}>
        <h2>{title}</h2>
        <small>{note}</small>
      </header>
      <table>
        <thead>
          <tr>
            <th colSpan={2} scope="colgroup">
              <span className="visually-hidden">{title}</span>
            </th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rank, name, wins, losses, difference, look }, place) => (
            <tr
              key={name}
              className={styles.step}
              data-own={look === null ? undefined : ""}
              style={{ ...step(place), ...(look && teamStyle(look)) }}
            >
              <td>{rank}</td>
              <td>{name}</td>
              <td>{wins}</td>
              <td>{losses}</td>
              <td>{difference}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function step(place: number): CSSProperties {
  return { "--step": place } as CSSProperties;
}
