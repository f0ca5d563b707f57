import { escapedMarkup } from "#contract/escaped-markup.ts";
import { tableElementId } from "#contract/table-exports.ts";
import type { PlayerStint } from "#core/stats/rotations.ts";
import table from "../ui/table.module.css";
import styles from "./rotation.module.css";
import { drawStints, rowHeight, type StintTone, stintTones } from "./rotation-drawing.ts";

export type RotationRow = {
  readonly name: string;
  readonly href: string | undefined;
  readonly stints: readonly PlayerStint[];
  readonly minutes: string;
  readonly plusMinus: string;
};

export type RotationPicture = {
  /** What is seen, for those who hear it. */
  readonly label: string;
  readonly seconds: number;
  /** In percent of the time, and in seconds where each begins. */
  readonly periods: readonly { readonly text: string; readonly start: number; readonly middle: number }[];
  /** What the figures of a row are. */
  readonly heads: { readonly minutes: string; readonly plusMinus: string };
  readonly rows: readonly RotationRow[];
  readonly tones: Readonly<Record<StintTone, string>>;
};

/**
 * When each player of a team was on court: a row for each, its bars placed by the time of the game. It is written by the server,
 * so that no browser has to know how it is drawn.
 */
export function rotationMarkup({ label, seconds, periods, heads, rows, tones }: RotationPicture): string {
  const named = periods
    .map(({ text, middle }) => `<text x="${middle}%" y="12" text-anchor="middle">${escapedMarkup(text)}</text>`)
    .join("");
  const breaks = periods
    .slice(1)
    .map(({ start }) => `M${start} 0V${rowHeight}`)
    .join("");
  const key = stintTones.map((tone) => `<li><i class="${styles[tone]}"></i>${escapedMarkup(tones[tone])}</li>`).join("");
  const drawn = rows.map((row) => rowMarkup(row, heads, seconds, breaks)).join("");
  const head = `<svg class="${styles.periods}" aria-hidden="true">${named}</svg>`;
  // Safari takes a list without marks for none, unless it is told. The key is to what is only seen.
  const list = `<ol role="list" class="${styles.rows}" aria-label="${escapedMarkup(label)}">${drawn}</ol>`;
  return `${head}${list}<ul class="${styles.key}" aria-hidden="true">${key}</ul>`;
}

function rowMarkup(
  { name, href, stints, minutes, plusMinus }: RotationRow,
  heads: RotationPicture["heads"],
  seconds: number,
  breaks: string,
): string {
  const text = escapedMarkup(name);
  const who = href === undefined ? `<span>${text}</span>` : `<a href="${escapedMarkup(href)}">${text}</a>`;
  const bars = drawStints(stints)
    .map(({ tone, path }) => `<path class="${styles[tone]}" d="${path}"/>`)
    .join("");
  const picture = `<svg viewBox="0 0 ${seconds} ${rowHeight}" preserveAspectRatio="none" aria-hidden="true"><path class="${styles.break}" d="${breaks}"/>${bars}</svg>`;
  return `<li>${who}${picture}<span>${heard(heads.minutes, minutes)}</span><b>${heard(heads.plusMinus, plusMinus)}</b></li>`;
}

/** A figure, with its name for whoever does not see in which column it stands. */
function heard(name: string, figure: string): string {
  return `<i class="visually-hidden">${escapedMarkup(name)} </i>${escapedMarkup(figure)}`;
}

export type StintTable = {
  /** By which its files are called. */
  readonly name: string;
  readonly caption: string;
  readonly heads: readonly { readonly text: string; readonly long?: string }[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly string[])[];
};

/** The same as a table, a row for each stint. */
export function stintTableMarkup({ name, caption, heads, rows }: StintTable): string {
  const [first, ...others] = heads.map(({ text, long }) => {
    const said = escapedMarkup(text);
    return long === undefined ? said : `<abbr title="${escapedMarkup(long)}">${said}</abbr>`;
  });
  const head = `<th scope="col" class="${table.text}">${first}</th>${others.map((text) => `<th scope="col">${text}</th>`).join("")}`;
  const body = rows
    .map(([who = "", ...cells]) => {
      const figures = cells.map((text) => `<td>${escapedMarkup(text)}</td>`).join("");
      return `<tr><th scope="row" class="${table.text}">${escapedMarkup(who)}</th>${figures}</tr>`;
    })
    .join("");
  const said = `<caption class="visually-hidden">${escapedMarkup(caption)}</caption>`;
  const classes = `${table.table} ${styles.stints}`;
  return `<table id="${escapedMarkup(tableElementId(name))}" class="${classes}">${said}<thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}
