import { CrestSheet } from "../../ui/crest.tsx";
import { Empty } from "../../ui/empty.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { BandHead } from "../band-head.tsx";
import { FigureTable } from "../../sport/figure-table.tsx";
import { HolderHead } from "../../sport/holder-head.tsx";
import type { FinderPage } from "./finder-model.ts";
import styles from "./finder-view.module.css";

/** A question put together in a plain form, and the games or series it finds. */
export function FinderView({ page }: { page: FinderPage }) {
  const { title, eyebrow, intro, back, clubs, form, examples, found } = page;
  return (
    <>
      <CrestSheet crests={Object.values(clubs)} />
      <BandHead title={title} above={eyebrow} below={intro} />
      <div className={frame.page}>
        <div className={styles.ask}>
          <FinderForm key={JSON.stringify(form.conditions) + JSON.stringify(form.games)} form={form} />
          <nav aria-label={examples.title}>
            <p className={styles.label}>{examples.title}</p>
            <ul className={styles.examples}>
              {[...examples.links, back].map(({ text, href }) => (
                <li key={href}>
                  <a href={href} rel="nofollow">
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        {found && (
          <Section title={found.title}>
            {found.table.rows.length === 0 ? (
              <Empty text={found.empty} />
            ) : (
              <FigureTable table={found.table} head={HolderHead} marks={clubs} />
            )}
            <p className={styles.note}>{found.note}</p>
          </Section>
        )}
      </div>
    </>
  );
}

type Choice = FinderPage["form"]["games"][number];

function FinderForm({ form: { action, subject, conditionsTitle, conditions, games, submit } }: { form: FinderPage["form"] }) {
  return (
    <search>
      <form className={styles.form} action={action}>
        <div className={styles.row}>
          {subject.map((choice) => (
            <Select key={choice.name} choice={choice} />
          ))}
        </div>
        <fieldset className={styles.conditions}>
          <legend className={styles.label}>{conditionsTitle}</legend>
          {conditions.map(({ statistic, bound, value }) => (
            <div key={value.name} className={styles.condition}>
              <Options choice={statistic} />
              <Options choice={bound} />
              <input
                name={value.name}
                aria-label={value.label}
                defaultValue={value.value}
                inputMode="numeric"
                maxLength={4}
                autoComplete="off"
              />
            </div>
          ))}
        </fieldset>
        <div className={styles.row}>
          {games.map((choice) => (
            <Select key={choice.name} choice={choice} />
          ))}
        </div>
        <button className={styles.submit} type="submit">
          {submit}
        </button>
      </form>
    </search>
  );
}

function Select({ choice }: { choice: Choice }) {
  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden="true">
        {choice.label}
      </span>
      <Options choice={choice} />
    </div>
  );
}

function Options({ choice: { name, label, value, options } }: { choice: Choice }) {
  return (
    <select name={name} aria-label={label} defaultValue={value}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  );
}
