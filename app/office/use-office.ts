import { useCallback, useEffect, useRef, useState } from "react";
import { fetchWithRetry } from "../ui/fetch-with-retry.ts";
import { type Sealed, unsealed } from "../ui/sealed-data.ts";
import type { OfficePage } from "./office-page.ts";
import { type FormAnswer, sendFile } from "./send-form.ts";

type Shown = { readonly kind: string; readonly title: string; readonly page: OfficePage };
export type SendingState = "idle" | "busy" | "offline";

/** Parameters that say what was just done: a page that is loaded again does not say it again. */
const said = ["done", "merged", "made", "changed", "same"];

/**
 * The office's page, and what sends its forms without loading another one. The server answers with what the next page is made of;
 * what was not touched meanwhile takes its values, and the focus stays where it is. OFF16
 */
export function useOffice(first: OfficePage): {
  readonly page: OfficePage;
  readonly state: SendingState;
  /** How much of a file has gone, 0 to 1; `null`: all of it. */
  readonly gone: number | null;
  readonly send: (form: HTMLFormElement, submitter: HTMLElement | null) => Promise<void>;
} {
  const [page, setPage] = useState(first);
  const [state, setState] = useState<SendingState>("idle");
  const [gone, setGone] = useState<number | null>(null);
  const asWritten = useRef<ReadonlyMap<Element, string>>(new Map());

  useEffect(() => {
    forgetSaid(location.href);
    // Pages behind this one are other documents, or states of this one that are gone.
    const again = () => location.reload();
    addEventListener("popstate", again);
    return () => removeEventListener("popstate", again);
  }, []);

  useEffect(() => {
    takeValues(asWritten.current);
    // What was refused is where the writing goes on.
    if (page.said?.isFault && asWritten.current.size > 0)
      document.querySelector<HTMLElement>("[data-control][aria-invalid], [type=file][aria-invalid]")?.focus();
  }, [page]);

  const send = useCallback(async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    const body = new FormData(form, submitter);
    asWritten.current = writtenNow();
    setState("busy");
    const { pathname, search } = new URL(form.action);
    const address = `${pathname}.data${search}`;
    const answer = await (form.enctype.startsWith("multipart") ? sendFile(address, body, setGone) : sendFields(address, body));
    setGone(null);
    if (answer === null) return setState("offline");
    const sealed = answer.json as Sealed<Shown> | null;
    const next = sealed && unsealed(sealed);
    // Whatever else it says, a document says it better: who is signed in no longer, or has lost the role.
    if (next?.kind !== "office") return form.submit();
    const url = new URL(answer.url);
    url.pathname = url.pathname.replace(/\.data$/, "");
    // Where files are sent nothing stands.
    if (url.pathname.includes("/office/upload/")) url.pathname = location.pathname;
    if (url.pathname !== location.pathname) history.pushState(null, "", url);
    else if (answer.isGood) history.replaceState(null, "", url);
    forgetSaid(location.href);
    document.title = document.title.replace(/^.*(?= – [^–]*$)/, next.title);
    setPage(next.page);
    setState("idle");
  }, []);

  return { page, state, gone, send };
}

async function sendFields(url: string, form: FormData): Promise<FormAnswer> {
  const body = new URLSearchParams([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
  const answer = await fetchWithRetry(url, { method: "POST", body, headers: { Accept: "application/json" } }).catch(() => null);
  if (answer === null) return null;
  const isPage = answer.headers.get("Content-Type")?.startsWith("application/json") === true;
  return { url: answer.url, isGood: answer.ok, json: isPage ? await answer.json() : null };
}

function forgetSaid(href: string): void {
  const url = new URL(href);
  for (const name of said) url.searchParams.delete(name);
  if (url.href !== href) history.replaceState(null, "", url);
}

type Written = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function writtenNow(): ReadonlyMap<Element, string> {
  return new Map([...document.querySelectorAll<Written>("[data-control]")].map((control) => [control, valueOf(control)]));
}

/** What was typed on while the answer was on its way stays. */
function takeValues(sent: ReadonlyMap<Element, string>): void {
  for (const control of document.querySelectorAll<Written>("[data-control]")) {
    const value = control.dataset["control"] ?? "";
    if (!sent.has(control) || sent.get(control) !== valueOf(control) || value === valueOf(control)) continue;
    if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = value === "yes";
    else control.value = value;
  }
}

function valueOf(control: Written): string {
  if (control instanceof HTMLInputElement && control.type === "checkbox") return control.checked ? "yes" : "no";
  return control.value;
}
