import fc from "fast-check";
import {
  Component,
  createContext,
  createElement,
  Fragment,
  lazy,
  Suspense,
  use,
  useEffect,
  useId,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { preloadModule } from "react-dom";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { pageText } from "./page-text.ts";

const Colour = createContext("red");

function Page({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-areas="" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <script nonce="mark" dangerouslySetInnerHTML={{ __html: "early() && <b>" }} />
        <link rel="preload" href="/font.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
        <title>{"One & two"}</title>
        <link rel="stylesheet" href="/page.css" />
        <style id="colors" nonce="mark" dangerouslySetInnerHTML={{ __html: ":root{--a:1}" }} />
      </head>
      <body>{children}</body>
    </html>
  );
}

function expectAsReact(children: ReactNode) {
  const page = <Page>{children}</Page>;
  expect(pageText(page)).toBe(renderToString(page));
}

describe("a page is written as React writes it", () => {
  it("texts beside each other are parted, and nothing in them is markup", () => {
    expectAsReact(
      <p>
        {"a"}
        {"b"}
        {0}
        {""}
        {7n}
        <b>{"<script>"}</b> {'&"'} {null} {false} {"'"}
        <Fragment key="x">
          {"c"}
          {"d"}
        </Fragment>
        {[["e", "f"], <i key="1">{["g"]}</i>, "h"]}
      </p>,
    );
  });

  it("attributes by their kinds", () => {
    expectAsReact(
      <>
        <a href="/a?b=1&c=2" hrefLang="sr" aria-current={true} aria-hidden={false} data-off={false} data-on tabIndex={-1} title={'"'}>
          {1}
        </a>
        <a href="#top" className={undefined} download>
          {"top"}
        </a>
        <div className="a b" hidden inert={false} style={{ "--share": 0.5, inlineSize: "3%", zIndex: 2, top: 0, color: "" } as object} />
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <title>{"drawn"}</title>
          <path d="M0 0" strokeWidth={0.5} strokeLinecap="round" fillOpacity=".5" />
          <text textAnchor="middle">
            {1}:{2}
          </text>
        </svg>
        <td rowSpan={2} colSpan={0}>
          {"cell"}
        </td>
        <button
          type="button"
          aria-label="b"
          style={{}}
          onClick={() => undefined}
          dangerouslySetInnerHTML={{ __html: "<b>" }}
          suppressHydrationWarning
        />
        <details open />
        <time dateTime="2026-01-01">{"1 January"}</time>
        <br />
      </>,
    );
  });

  it("fields of forms", () => {
    expectAsReact(
      <form method="post" action="/send" className="form" noValidate>
        <input name="q" type="search" defaultValue="a&b" autoComplete="off" maxLength={5} required />
        <input type="checkbox" name="c" value="1" defaultChecked />
        <input type="radio" name="r" value={2} checked={false} onChange={() => undefined} />
        <label htmlFor="s">{"s"}</label>
        <select id="s" name="s" defaultValue="b" size={1}>
          <option value="">–</option>
          <optgroup label="g">
            <option value="b">
              {"b"} {1}
            </option>
            <option>{"c"}</option>
          </optgroup>
        </select>
        <textarea name="t" rows={3} defaultValue={"\nfirst <line>"} />
        <button type="submit" name="n" value="v" disabled>
          {"go"}
        </button>
      </form>,
    );
  });

  it("what belongs into the head goes there from anywhere", () => {
    function Preloading() {
      preloadModule("/words.js", { as: "script" });
      preloadModule("/words.js", { as: "script" });
      return null;
    }
    expectAsReact(
      <>
        {"text"}
        <meta name="robots" content="noindex" />
        {"text"}
        <link rel="modulepreload" href="/a.js" />
        <Preloading />
        {Array.from({ length: 12 }, (_, index) => (
          <img key={index} src={`/${index % 11}.png`} alt="" width={10} />
        ))}
        <img src="/late.png" srcSet="/late@2.png 2x" sizes="10px" alt="" />
        <img src="/10.png" fetchPriority="high" alt="" />
        <img src="/lazy.png" loading="lazy" alt="" />
        <picture>
          <source srcSet="/a.webp" />
          <img src="/in-picture.png" alt="" />
        </picture>
        <noscript>
          <img src="/unscripted.png" alt="" />
        </noscript>
      </>,
    );
  });

  it("components with what they ask of React", () => {
    function Named({ children }: { children?: ReactNode }) {
      const id = useId();
      const other = useId();
      const [count] = useState(() => 3);
      const twice = useMemo(() => count * 2, [count]);
      useEffect(() => undefined);
      return (
        <p id={id} data-other={other} color={use(Colour)}>
          {twice}
          {children}
        </p>
      );
    }
    const deep = Array.from({ length: 40 }).reduce<ReactNode>((inner) => [<Named key="a">{inner}</Named>, <Named key="b" />], null);
    expectAsReact(
      <Colour value="blue">
        <Named />
        <Suspense fallback="waiting">
          {"text"}
          <Named>{[<Named key="1" />, <Named key="2" />]}</Named>
        </Suspense>
        {"text"}
        <Colour value="green">
          <Named />
        </Colour>
        <Named />
        {deep}
      </Colour>,
    );
  });

  it("a class that guards what is in it", () => {
    class Guard extends Component<{ children: ReactNode }> {
      override state = { thrown: null };
      override render() {
        return this.state.thrown ?? this.props.children;
      }
    }
    expectAsReact(<Guard>{"kept"}</Guard>);
  });
});

describe("any tree", () => {
  function Named({ children }: { children?: ReactNode }) {
    return createElement("b", { id: useId(), "data-colour": use(Colour) }, children);
  }
  function Passing({ children }: { children?: ReactNode }) {
    return children;
  }
  const attributes = fc.record(
    {
      className: fc.string(),
      title: fc.string({ unit: "grapheme" }),
      hidden: fc.boolean(),
      tabIndex: fc.integer(),
      "aria-hidden": fc.boolean(),
      "data-x": fc.oneof(fc.string(), fc.double(), fc.constant(null)),
      style: fc.record(
        { "--x": fc.oneof(fc.string(), fc.integer()), color: fc.constantFrom("red", "", "a & b"), order: fc.nat() },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: [] },
  );
  const { node } = fc.letrec<{ node: ReactNode; nodes: ReactNode[] }>((tie) => ({
    nodes: fc.array(tie("node"), { maxLength: 4 }),
    node: fc.oneof(
      { maxDepth: 6 },
      fc.constantFrom("", "a", "<&>\"'", 0, -1.5, null, false, undefined),
      fc.string({ unit: "grapheme" }),
      fc
        .tuple(fc.constantFrom("div", "section", "b", "i"), attributes, tie("nodes"))
        .map(([tag, given, children]) => createElement(tag, given, ...children)),
      fc
        .tuple(fc.constantFrom(Named, Passing, Fragment, Suspense), tie("nodes"))
        .map(([component, children]) => createElement(component as typeof Passing, null, ...children)),
      fc.tuple(fc.string(), tie("nodes")).map(([value, children]) => createElement(Colour, { value }, ...children)),
    ),
  }));

  it("is written alike", () => {
    fc.assert(
      fc.property(node, (children) => {
        expectAsReact(children);
      }),
      { numRuns: 300 },
    );
  });
});

describe("what only React writes", () => {
  it("is left to it: code that has not come, a change while drawing, no whole document", () => {
    const Later = lazy(() => new Promise<never>(() => undefined));
    function Changing() {
      const [count, setCount] = useState(0);
      if (count === 0) setCount(1);
      return count;
    }
    expect(pageText(<Page>{<Later />}</Page>)).toBeNull();
    expect(pageText(<Page>{<Changing />}</Page>)).toBeNull();
    expect(pageText(<p />)).toBeNull();
  });

  it("a page that breaks leaves nothing behind", () => {
    function Broken(): ReactNode {
      throw new Error("broken");
    }
    expect(
      pageText(
        <Page>
          <Colour value="blue">
            <Broken />
          </Colour>
        </Page>,
      ),
    ).toBeNull();
    expectAsReact(<ShownColour />);
  });

  function ShownColour() {
    return use(Colour);
  }
});
