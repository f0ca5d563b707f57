import button from "../ui/button.module.css";
import control from "./control.module.css";
import type { ListText } from "./office-page.ts";
import styles from "./list-view.module.css";

/** A thing's rows: searched, narrowed and ordered by the address alone. `isAside`: beside a row. OFF15 */
export function ListView({ list, isAside = false }: { list: ListText; isAside?: boolean }) {
  const { title, count, make, tools, narrowed, none, page, previous, next } = list;
  const Heading = isAside ? "h2" : "h1";
  return (
    <section className={styles.list} data-aside={isAside || undefined} aria-label={title}>
      <div className={styles.head}>
        <Heading>{title}</Heading>
        <p className={styles.count}>{count}</p>
        {make && (
          <a className={`${isAside ? button.other : button.main} ${styles.make}`} href={make.href}>
            {make.text}
          </a>
        )}
      </div>
      <Search list={list} />
      {narrowed && (
        <p className={styles.narrowed}>
          <a href={narrowed.href}>{narrowed.text}</a>
        </p>
      )}
      {none === null ? <Rows list={list} /> : <p className={styles.none}>{none}</p>}
      {page !== null && (
        <p className={styles.pages}>
          {previous && (
            <a href={previous.href} rel="prev">
              {previous.text}
            </a>
          )}
          <span>{page}</span>
          {next && (
            <a href={next.href} rel="next">
              {next.text}
            </a>
          )}
        </p>
      )}
      <p className={styles.tools}>
        {tools.map(({ href, text }) => (
          <a key={href} href={href}>
            {text}
          </a>
        ))}
      </p>
    </section>
  );
}

function Search({ list: { search, filters, kept } }: { list: ListText }) {
  return (
    <form method="get" action={search.action} className={styles.search} role="search">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        className={control.typed}
        type="search"
        name="q"
        defaultValue={search.value}
        aria-label={search.label}
        placeholder={search.label}
        autoComplete="off"
      />
      {filters.map(({ name, label, value, choices }) => (
        <select key={name} className={control.typed} name={name} defaultValue={value} aria-label={label}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.text}
            </option>
          ))}
        </select>
      ))}
      <button type="submit" className={button.other}>
        {search.find}
      </button>
    </form>
  );
}

function Rows({ list: { columns, rows, title } }: { list: ListText }) {
  return (
    <table className={styles.rows} aria-label={title}>
      <thead>
        <tr>
          {columns.map(({ name, text, href, order, isNumber }) => (
            <th key={name} scope="col" aria-sort={order ?? undefined} data-number={isNumber || undefined}>
              <a href={href}>{text}</a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, href, isCurrent, cells }) => (
          <tr key={key} aria-current={isCurrent ? "true" : undefined}>
            {cells.map(({ text, colour, isNumber }, index) => {
              const content = colour === null ? text : <Swatch colour={colour} text={text} />;
              return (
                <td key={columns[index]?.name} data-number={isNumber || undefined}>
                  {index === 0 ? <a href={href}>{content}</a> : content}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Swatch({ colour, text }: { colour: string; text: string }) {
  return (
    <span className={styles.swatch}>
      <svg width="14" height="14" aria-hidden="true">
        <rect width="14" height="14" rx="3" fill={colour} />
      </svg>
      {text}
    </span>
  );
}
