import { Fragment, type ReactNode } from "react";
import { tableElementId } from "#contract/table-exports.ts";
import frame from "../../ui/page.module.css";
import { ScrollArea } from "../../ui/scroll-area.tsx";
import { useLeadsNowhere } from "../../ui/site-link.tsx";
import { TableDownloads } from "../../ui/table-downloads.tsx";
import { BandHead } from "../band-head.tsx";
import type { Sentence } from "./code-in-words.ts";
import type { DevelopersPage } from "./developers-model.ts";
import styles from "./developers-view.module.css";
import type { Embed, FileLink } from "./examples.ts";

export function DevelopersView({ page }: { page: DevelopersPage }) {
  const { api, calls, asking, webhooks, calendars, tables, scoringTable, embeds, source } = page;
  return (
    <>
      <BandHead title={page.title} below={page.lead} />
      <div className={frame.page}>
        <Part id="api" title={api.title}>
          <p>{api.base.label}</p>
          <CodeBlock label={api.base.label} code={api.base.address} />
          <Sentences of={api.sentences} />
          <p>
            <a href={api.document.href}>{api.document.text}</a>
          </p>
        </Part>
        <Part id="calls" title={calls.title}>
          <p>{calls.note}</p>
          <CallTable calls={calls} />
        </Part>
        <Part id="asking" title={asking.title}>
          {asking.topics.map(({ title, words }) => (
            <section key={title}>
              <h3>{title}</h3>
              <Sentences of={[words]} />
            </section>
          ))}
          <section>
            <h3>{asking.example.label}</h3>
            <CodeBlock label={asking.example.label} code={asking.example.code} />
          </section>
        </Part>
        <WebhooksPart webhooks={webhooks} />
        {[
          { id: "calendars", ...calendars },
          { id: "tables", ...tables },
          { id: "scoring-table", ...scoringTable },
        ].map(({ id, title, sentences, files }) => (
          <Part key={id} id={id} title={title}>
            <Sentences of={sentences} />
            <Files files={files} />
          </Part>
        ))}
        <Part id="embeds" title={embeds.title}>
          <Sentences of={embeds.sentences} />
          {embeds.parts.map((part) => (
            <EmbedPart key={part.href} part={part} />
          ))}
          <Sentences of={[embeds.oembed.words]} />
          <Files files={embeds.oembed.files} />
        </Part>
        <Part id="source" title={source.title}>
          <p>{source.words}</p>
          <CodeBlock label={source.credit.label} code={source.credit.code} />
          <p>
            {source.pictures} <a href={source.contact.href}>{source.contact.text}</a>
          </p>
        </Part>
      </div>
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className={styles.words}>{children}</div>
    </section>
  );
}

function Sentences({ of }: { of: readonly Sentence[] }) {
  return of.map((sentence) => (
    <p key={sentence.map(({ text }) => text).join("")}>
      {sentence.map(({ text, isCode }) =>
        isCode ? (
          <code key={text} translate="no">
            {text}
          </code>
        ) : (
          text
        ),
      )}
    </p>
  ));
}

function CodeBlock({ label, code }: { label: string; code: string }) {
  return (
    <div className={styles.block}>
      <ScrollArea label={label}>
        <pre translate="no">
          <code>{code}</code>
        </pre>
      </ScrollArea>
    </div>
  );
}

function CallTable({ calls: { caption, heads, none, lines } }: { calls: DevelopersPage["calls"] }) {
  return (
    <div className={styles.scroll}>
      <ScrollArea label={caption}>
        <table id={tableElementId("calls")} className={styles.calls}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{heads.call}</th>
              <th scope="col">{heads.answer}</th>
              <th scope="col">{heads.parameters}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ call, parameters, answer }) => (
              <tr key={call}>
                <th scope="row" translate="no">
                  <code>
                    <Breakable address={call} />
                  </code>
                </th>
                <td lang="en">{answer}</td>
                <td>{parameters.length === 0 ? none : <code translate="no">{parameters.join(", ")}</code>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <TableDownloads table="calls" caption={caption} />
    </div>
  );
}

/** Breaks before its slashes rather than within a word. */
function Breakable({ address }: { address: string }) {
  return address.split(/(?=\/)/).map((part) => (
    <Fragment key={part}>
      <wbr />
      {part}
    </Fragment>
  ));
}

function Files({ files }: { files: readonly FileLink[] }) {
  const leadsNowhere = useLeadsNowhere();
  return (
    <ul className={styles.files}>
      {files
        .filter(({ href }) => !leadsNowhere(href))
        .map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
            <code translate="no">
              <Breakable address={href} />
            </code>
          </li>
        ))}
    </ul>
  );
}

function WebhooksPart({ webhooks: { title, sentences, events, example, contact } }: { webhooks: DevelopersPage["webhooks"] }) {
  return (
    <Part id="webhooks" title={title}>
      <Sentences of={sentences} />
      <p>
        <a href={contact.href}>{contact.text}</a>
      </p>
      <section>
        <h3>{events.title}</h3>
        <dl className={styles.events}>
          {events.lines.map(({ type, words }) => (
            <div key={type}>
              <dt translate="no">
                <code>{type}</code>
              </dt>
              <dd lang="en">{words}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3>{example.label}</h3>
        <CodeBlock label={example.label} code={example.code} />
      </section>
    </Part>
  );
}

function EmbedPart({ part: { title, href, look, lookLabel, code } }: { part: Embed }) {
  return (
    <section>
      <header className={styles.embedHead}>
        <h3>{title}</h3>
        <a href={href} aria-label={lookLabel}>
          {look}
        </a>
      </header>
      <CodeBlock label={title} code={code} />
    </section>
  );
}
