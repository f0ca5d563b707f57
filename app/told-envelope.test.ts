import { describe, expect, test } from "vitest";
import { isMarked, marks, privateAddresses } from "#tests/support/servers/marked-secrets.ts";
import { fitEnvelope } from "./told-envelope.ts";

const { words } = marks;

/** Every kind of item that the kit sends, with a text in all of its parts. */
function itemsWith(text: string) {
  const href = `https://league.example${text}`;
  const recorded = [
    { type: 4, data: { href, width: 1 }, timestamp: 1 },
    {
      type: 2,
      data: {
        node: { type: 0, childNodes: [{ type: 2, tagName: "a", attributes: { href, class: "sectionTitle_x1Y2z_12_andSomething" } }] },
      },
    },
    { type: 5, data: { tag: "breadcrumb", payload: { category: "console", message: `fault at ${href} of ${words}@example.net` } } },
    {
      type: 5,
      data: { tag: "performanceSpan", payload: { op: "navigation.navigate", description: href, data: { "http.query": `?q=${words}` } } },
    },
    { type: 3, data: { source: 0, texts: [{ id: 1, value: href }], attributes: [{ id: 1, attributes: { href: text } }] } },
  ];
  return [
    [
      { type: "event" },
      { transaction: text, request: { url: href, query_string: `q=${words}` }, breadcrumbs: [{ data: { from: text, to: href } }] },
    ],
    [
      { type: "transaction" },
      { transaction: text, spans: [{ description: `GET ${href}`, data: { "url.fragment": words, "http.query": words } }] },
    ],
    [{ type: "span" }, { description: href, data: { "url.full": href } }],
    [{ type: "log" }, { items: [{ body: `at ${href}`, attributes: { path: { value: text } } }] }],
    [{ type: "replay_event" }, { urls: [href, text], request: { url: href } }],
    [{ type: "replay_recording", length: 1 }, `{"segment_id":0}\n${JSON.stringify(recorded)}`],
    [{ type: "replay_recording", length: 1 }, new TextEncoder().encode(`{"segment_id":0}\n${JSON.stringify(recorded)}`)],
  ] as [{ type: string; length?: number }, unknown][];
}

describe("REPORT4 every item that leaves the browser", () => {
  test.each(privateAddresses())("says nothing of %s", (address) => {
    const target = `${address}?token=${words}&q=${words}#${words}`;
    const [head, items] = fitEnvelope([{ trace: { transaction: target }, dsn: "https://key@faults.example/7" }, itemsWith(target)]);
    expect(head["dsn"]).toBe("https://key@faults.example/7");
    expect(items.map(([{ type }]) => type)).toHaveLength(7);
    expect([head, ...items].filter((told) => isMarked(JSON.stringify(told)))).toEqual([]);
  });

  test("a recording stays one: its length is told anew, its drawing is as it was", () => {
    const [, items] = fitEnvelope([{}, itemsWith("/en/clubs")]);
    const [head, payload] = items.at(-1)!;
    expect(head.length).toBe(new TextEncoder().encode(payload as string).length);
    const recorded = JSON.parse(String(payload).split("\n")[1]!) as { data: Record<string, unknown> }[];
    expect(JSON.stringify(recorded[1])).toContain("sectionTitle_x1Y2z_12_andSomething");
    expect(recorded[0]!.data["href"]).toBe("https://league.example/en/clubs");
  });

  test("what cannot be read is not told", () => {
    const circle: Record<string, unknown> = {};
    circle["self"] = circle;
    const packed = new Uint8Array([1, 2, 3]);
    const [, items] = fitEnvelope([
      {},
      [
        [{ type: "event" }, circle],
        [{ type: "replay_recording" }, packed],
      ],
    ]);
    expect(items).toEqual([]);
  });
});
