import { tableElementId } from "#contract/table-exports.ts";
import { Crest } from "../../ui/crest.tsx";
import type { NewsFigures as Shown } from "./news-figures-model.ts";
import styles from "./news-figures.module.css";

/** In the midst of what is told of a game, what it came to. */
export function NewsFigures({ figures: { title, game, caption, team, total, periods, heads, sides } }: { figures: Shown }) {
  return (
    <section className={styles.figures} aria-label={title} data-spoils={game}>
      <div className={styles.scroll} data-told="">
        <table id={tableElementId("periods")} className={styles.periods}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{team}</span>
              </th>
              {[...periods, total].map(({ short, long }) => (
                <th key={long} scope="col">
                  <abbr title={long}>{short}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sides.map((side) => (
              <tr key={side.mark.key}>
                <th scope="row">
                  <Crest crest={side.mark} size={24} />
                  <a href={side.href}>{side.mark.name}</a>
                </th>
                {side.points.map((points, index) => (
                  <td key={periods[index]?.long}>{points}</td>
                ))}
                <td>
                  <b>{side.total}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.players} data-told="">
        {sides.map((side) => (
          <table id={tableElementId(side.mark.key)} key={side.mark.key}>
            <caption className="visually-hidden">{`${title}: ${side.mark.name}`}</caption>
            <thead>
              <tr>
                <th scope="col">{side.mark.name}</th>
                {heads.map(({ short, long }) => (
                  <th key={long} scope="col">
                    <abbr title={long}>{short}</abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {side.players.map(({ name, href, figures }) => (
                <tr key={name}>
                  <th scope="row">{href === null ? name : <a href={href}>{name}</a>}</th>
                  {figures.map((figure, index) => (
                    <td key={heads[index]?.long}>{figure}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}
