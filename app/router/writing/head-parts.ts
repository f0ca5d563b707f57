import { attributesText, type Props } from "./attribute-text.ts";
import { NotOurs } from "./not-ours.ts";
import { isGiven } from "./tag-text.ts";

const mostUrgentImages = 10;

/** A hint to fetch something early. Written once: where it was moved, its old place is empty. */
type Hint = { text: string };

/** The document around a page's text, and what goes into its head from anywhere: in the order in which React puts it there. */
export class HeadParts {
  /** What the head itself says. */
  own: string | null = null;
  readonly #starts = { html: "", head: "", body: "" };
  #charset = "";
  #viewport = "";
  #moved = "";
  readonly #urgentImages: Hint[] = [];
  readonly #hints: Hint[] = [];
  readonly #laterImages = new Map<string, Hint>();
  readonly #images = new Set<string>();
  readonly #modules = new Set<string>();

  begin(kind: "html" | "head" | "body", start: string): void {
    if (this.#starts[kind] !== "") throw new NotOurs(`a second ${kind}`);
    this.#starts[kind] = start;
  }

  /** Whether it belongs into the head; if not, it stands where it was written. */
  takes(kind: "title" | "meta" | "link", text: string, props: Props): boolean {
    if (isGiven(props["itemProp"])) return false;
    if (kind === "link") return this.#takesLink(text, props);
    if (kind === "meta" && typeof props["charSet"] === "string") this.#charset += text;
    else if (kind === "meta" && props["name"] === "viewport") this.#viewport += text;
    else this.#moved += text;
    return true;
  }

  #takesLink(text: string, { rel, href, precedence, onLoad, onError }: Props): boolean {
    if (isGiven(precedence)) throw new NotOurs("a style sheet that React moves");
    if (typeof rel !== "string" || typeof href !== "string" || href === "" || rel === "stylesheet" || onLoad || onError) return false;
    this.#moved += text;
    return true;
  }

  preloadModule(href: unknown, options: unknown): void {
    if (typeof href !== "string" || href === "" || this.#modules.has(href)) return;
    const { as, ...others } = (options ?? {}) as Props;
    if (as !== undefined && as !== "script") throw new NotOurs("a module that is no script");
    this.#modules.add(href);
    this.#hints.push({ text: `<link${attributesText({ rel: "modulepreload", href, as, ...others })}/>` });
  }

  /** A picture that is not to be waited for is asked for in the head, the first ones before all else. */
  preloadImage({ src, srcSet, sizes: givenSizes, loading, fetchPriority, crossOrigin, integrity, type, referrerPolicy }: Props): void {
    if (loading === "lazy" || fetchPriority === "low" || (!src && !srcSet)) return;
    if ((isGiven(src) && typeof src !== "string") || (isGiven(srcSet) && typeof srcSet !== "string")) return;
    if (isData(src) || isData(srcSet)) return;
    const sizes = typeof givenSizes === "string" ? givenSizes : undefined;
    const key = typeof srcSet === "string" && srcSet !== "" ? `${srcSet}\n${sizes ?? ""}` : String(src);
    const isUrgent = fetchPriority === "high" || this.#urgentImages.length < mostUrgentImages;
    const later = this.#laterImages.get(key);
    if (later && isUrgent) {
      this.#laterImages.delete(key);
      this.#urgentImages.push({ ...later });
      later.text = "";
    }
    if (this.#images.has(key)) return;
    this.#images.add(key);
    const hint = {
      text: `<link${attributesText({
        rel: "preload",
        as: "image",
        href: srcSet ? undefined : src,
        imageSrcSet: srcSet,
        imageSizes: sizes,
        crossOrigin: typeof crossOrigin === "string" ? (crossOrigin === "use-credentials" ? crossOrigin : "") : undefined,
        integrity,
        type,
        fetchPriority,
        referrerPolicy,
      })}/>`,
    };
    if (isUrgent) this.#urgentImages.push(hint);
    else {
      this.#hints.push(hint);
      this.#laterImages.set(key, hint);
    }
  }

  documentAround(text: string): string {
    const { html, head, body } = this.#starts;
    if (html === "" || head === "" || body === "" || this.own === null) throw new NotOurs("a page that is no whole document");
    const images = this.#urgentImages.map((hint) => hint.text).join("");
    const hints = this.#hints.map((hint) => hint.text).join("");
    return `${html}${head}${this.#charset}${this.#viewport}${images}${hints}${this.#moved}${this.own}</head>${body}${text}</body></html>`;
  }
}

function isData(address: unknown): boolean {
  return typeof address === "string" && /^data:/i.test(address);
}
