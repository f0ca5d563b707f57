import { type ChangeEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import type { TenantColors } from "#contract/queries.ts";
import button from "../ui/button.module.css";
import { contrastsOf } from "../ui/check-contrast.ts";
import { tenantTokensCss } from "../ui/tenant-tokens.ts";
import { Control } from "./control.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import type { SetUpStepText } from "./set-up-page.ts";
import { Save } from "./save-button.tsx";
import styles from "./set-up-looks-view.module.css";
import shared from "./set-up-view.module.css";
import texts from "./texts.module.css";

type Body = Extract<SetUpStepText, { readonly step: "looks" }>;

/** The logo, the colours with their contrast, and the league's own pages in them as they are chosen. BRAND4–BRAND8 */
export function LooksStep({ body: { logo, form, colours, words, preview } }: { body: Body }) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const values = Object.fromEntries(colours.map(({ control, part }) => [part, chosen[part] ?? control.value])) as unknown as TenantColors;
  const fields = useRef<HTMLFormElement>(null);
  // What was stored, or proposed by a logo, counts from then on.
  useEffect(() => setChosen({}), [form.key]);
  function change(event: ChangeEvent<HTMLFormElement>): void {
    const input: EventTarget = event.target;
    if (!(input instanceof HTMLInputElement)) return;
    const part = colours.find(({ control }) => `is.${control.name}` === input.name)?.part;
    if (part !== undefined) setChosen({ ...chosen, [part]: input.value });
  }
  function take(name: string, part: string, colour: string): void {
    const input = fields.current?.elements.namedItem(`is.${name}`);
    if (input instanceof HTMLInputElement) input.value = colour;
    setChosen({ ...chosen, [part]: colour });
  }
  return (
    <div className={styles.looks}>
      <div className={styles.sides}>
        <Logo logo={logo} />
        <section>
          <h2>{words.title}</h2>
          <p className={texts.lead}>{words.lead}</p>
          <form ref={fields} key={form.key} method="post" action={form.action} className={styles.colours} noValidate onChange={change}>
            <HiddenFields fields={form.hidden} />
            {colours.map(({ control, part, what }) => (
              <div key={part} className={styles.colour}>
                <Control control={control} />
                <Contrast values={values} part={part} words={words} what={what} onTake={(colour) => take(control.name, part, colour)} />
              </div>
            ))}
            <Save text={form.save} />
          </form>
        </section>
      </div>
      <Preview preview={preview} values={values} />
    </div>
  );
}

type ContrastProps = { values: TenantColors; part: string; what: string; words: Body["words"]; onTake: (colour: string) => void };

/** What is read on a colour, how well, and the nearest that would be read. BRAND4 */
function Contrast({ values, part, what, words, onTake }: ContrastProps) {
  const found = contrastsOf(values).find(({ color }) => color === part);
  if (found === undefined) return null;
  const { ratio, wanted, suggestion } = found;
  const isGood = ratio >= wanted;
  const text = (isGood ? words.good : words.weak).replace("{ratio}", ratio.toFixed(1)).replace("{wanted}", String(wanted));
  return (
    <div className={styles.contrast} data-good={isGood || undefined}>
      <p>
        {what} <strong>{text}</strong>
      </p>
      {!isGood && (
        <button type="button" className={button.other} onClick={() => onTake(suggestion)}>
          <span className={styles.swatch} style={{ background: suggestion }} />
          {words.take.replace("{colour}", suggestion)}
        </button>
      )}
    </div>
  );
}

function Logo({ logo }: { logo: Body["logo"] }) {
  const { title, lead, address, alt, fault, choose, send, icons, proposed } = logo;
  return (
    <section>
      <h2>{title}</h2>
      <p className={texts.lead}>{lead}</p>
      {address !== null && (
        <div className={styles.icons}>
          <img src={address} alt={alt} width={128} height={128} />
          <span data-dark="">
            <img src={address} alt="" width={128} height={128} />
          </span>
          {icons.map((size) => (
            <img key={size} src={address} alt="" width={size} height={size} />
          ))}
        </div>
      )}
      {proposed && (
        <div className={styles.proposed} role="status">
          <p>{proposed.text}</p>
          <ul>
            {proposed.colours.map((colour) => (
              <li key={colour}>
                <span className={styles.swatch} style={{ background: colour }} />
                <code>{colour}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      <form method="post" encType="multipart/form-data" className={shared.file}>
        <label>
          <span>{choose}</span>
          <input
            type="file"
            name="logo"
            accept="image/svg+xml,image/png,image/jpeg,image/webp"
            className={shared.drop}
            aria-invalid={fault === null ? undefined : true}
          />
        </label>
        {fault !== null && (
          <p className={texts.fault} role="alert">
            {fault}
          </p>
        )}
        <button type="submit" className={button.main}>
          {send}
        </button>
      </form>
    </section>
  );
}

/** The real pages, in both schemes; where scripts run, in the colours that are being chosen. BRAND8 */
function Preview({ preview, values }: { preview: Body["preview"]; values: TenantColors }) {
  return (
    <section>
      <h2>{preview.title}</h2>
      <p className={texts.lead}>{preview.lead}</p>
      {preview.pages.map(({ href, text }) => (
        <div key={href}>
          <h3>
            <a className={texts.way} href={href}>
              {text}
            </a>
          </h3>
          <div className={styles.frames}>
            {preview.schemes.map(({ scheme, text: name }) => (
              <Framed key={scheme} href={href} scheme={scheme} title={`${text}: ${name}`} css={tenantTokensCss(values)} />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}

function Framed({ href, scheme, title, css }: { href: string; scheme: "light" | "dark"; title: string; css: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const sheet = useRef<CSSStyleSheet | null>(null);
  function dress(event: SyntheticEvent<HTMLIFrameElement>): void {
    dressIn(event.currentTarget);
  }
  /** A sheet of the frame's own window: a league's policy lets no style be written into its documents. */
  function dressIn(element: HTMLIFrameElement): void {
    const page = element.contentDocument;
    const Sheet = (element.contentWindow as (Window & typeof globalThis) | null)?.CSSStyleSheet;
    if (!page || !Sheet || page.URL === "about:blank") return;
    page.documentElement.dataset["theme"] = scheme;
    sheet.current = new Sheet();
    sheet.current.replaceSync(css);
    page.adoptedStyleSheets = [sheet.current];
  }
  useEffect(() => {
    if (sheet.current) sheet.current.replaceSync(css);
    else if (frame.current?.contentDocument?.readyState === "complete") dressIn(frame.current);
  });
  return (
    <div className={styles.framed}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the league's own pages, which are to run as they do for visitors */}
      <iframe ref={frame} src={href} title={title} loading="lazy" tabIndex={-1} onLoad={dress} />
    </div>
  );
}
