import { expect, it } from "vitest";
import { smallWorld } from "#tests/support/office/small-files.ts";
import { phpList, smallSite, wordPressSite } from "#tests/support/office/wordpress-site.ts";
import { dryRunOfFile } from "./dry-run-of-file.ts";
import { readXml } from "./plain-xml.ts";
import { readPhpValue } from "./php-value.ts";

const world = { ...smallWorld, clubs: [], halls: [], people: [] };
function read(text: string) {
  return dryRunOfFile({ bytes: new TextEncoder().encode(text), world, answers: [] });
}
async function why(text: string): Promise<string> {
  try {
    await read(text);
  } catch (error) {
    return (error as Error).message;
  }
  return "read";
}

it("WXR1 WXR4 WXR5 WXR6 an export of SportsPress is told as rows, with what is left of it", async () => {
  const told = await read(wordPressSite(smallSite));
  expect([told.opens, told.format, told.questions]).toEqual([true, "wxr", []]);
  const rows = told.rows.map(({ at, ...row }) => [at, row]);
  expect(Object.fromEntries(rows)).toMatchObject({
    "team 11": { name: "KK Zelengora", short: "ZEL" },
    "team 12": { name: "Star & Moon" },
    "venue hala-breg": { kind: "hall", name: "Hala Breg", address: "Glavna 1", latitude: 44.5, longitude: 20.5 },
    "player 21": { family: "Žikić", given: "Ognjen", club: "KK Zelengora", number: "00", born: "1998-02-09", cm: 198, season: "2025-26" },
    "player 22": { family: "Perić", club: "Star & Moon", born: null },
    "staff 31": { role: "coach", family: "Ilić" },
    "event 51": {
      season: "2024-25",
      competition: "Prva liga",
      round: 1,
      time: "19:00",
      hall: "Hala Breg",
      homePoints: 88,
      quarters: [
        [20, 18],
        [19, 16],
        [22, 18],
        [12, 21],
      ],
      overtimes: [[15, 12]],
      kind: "played",
    },
    "event 52": { home: "Star & Moon", homePoints: 71, awayPoints: 68, quarters: [] },
    "event 53": { date: "2027-01-10", time: "18:30", round: 2 },
  });
  expect(rows.find(([at]) => at === "event 53")?.[1]).not.toHaveProperty("homePoints");
  expect(told.refused).toEqual([{ at: "event 54", why: "teams-missing" }]);
  expect(told.left).toEqual([{ at: "attachment", why: "picture: 1" }]);
});

it("WXR8 posts are news, with headings, lists, quotations, links and where pictures lie; nothing else of their pages", async () => {
  const { rows } = await read(wordPressSite(smallSite));
  expect(rows.filter(({ kind }) => kind === "news")).toEqual([
    {
      at: "post 61",
      kind: "news",
      title: "A new hall",
      date: "2025-03-01",
      time: "09:30",
      summary: "",
      text: [
        "[hall.jpg](https://old.example/uploads/hall.jpg)",
        "First & [a link](https://old.example/a%28b%29), none.",
        "## When ?",
        "- one",
        "- two",
        "> \\# Fine\n> — Ana",
        "Typed",
        "without tags[Hall](https://old.example/b.jpg)",
      ]
        .join("\n\n")
        .replace("- one\n\n- two", "- one\n- two"),
    },
    { at: "post 63", kind: "news", title: "A new hall", summary: "", text: "Text & more" },
  ]);
  const long = { id: 70, type: "post", title: "x".repeat(200), body: "<p>word</p>".repeat(9000) };
  const told = await read(wordPressSite([...smallSite, long, { id: 71, type: "post", title: "" }]));
  const row = told.rows.find(({ at }) => at === "post 70");
  expect([String(row?.["title"]).length, String(row?.["text"]).length <= 20_000]).toEqual([150, true]);
  expect(told.warnings).toContainEqual({ at: "post 70", kind: "too-long" });
  expect(told.left).toContainEqual({ at: "post 71", why: "a post without a title" });
});

it("WXR2 hostile, cut and foreign XML is refused in one sentence", async () => {
  const site = wordPressSite(smallSite);
  const bomb = `<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;">]>`;
  const file = `<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>`;
  for (const head of [bomb, file]) expect(await why(site.replace("<rss", `${head}<rss`))).toContain("declares names of its own");
  for (const at of [0.3, 0.6, 0.9]) expect(await why(site.slice(0, Math.floor(site.length * at)))).toContain("damaged");
  expect(await why(site.replace("</channel>", "</chanel>"))).toContain("damaged");
  expect(await why(site.replace("<channel>", `<channel>${"<a>".repeat(100)}${"</a>".repeat(100)}`))).toContain("more than any league");
  expect(await why(wordPressSite([{ id: 1, type: "post", title: "News" }]))).toContain("nothing of SportsPress");
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(site, "utf16le")]);
  expect((await dryRunOfFile({ bytes: utf16, world, answers: [] })).rows.length).toBeGreaterThan(5);
  const { text, attributes } = readXml(`<a b='&lt;&#269;'>&amp;&#x10FFFF;&#xD800;&nobody;<![CDATA[<i>&amp;]]></a>`);
  expect([text, attributes]).toEqual(["&\u{10FFFF}&nobody;<i>&amp;", { b: "<č" }]);
});

it("WXR3 lists of PHP are read, with wrong lengths too, and objects never", () => {
  const list = readPhpValue(phpList({ "7": { naziv: "Đurđa", b: "1" } }));
  expect(list instanceof Map && [...(list.get("7") as Map<string, unknown>)]).toEqual([
    ["naziv", "Đurđa"],
    ["b", "1"],
  ]);
  expect(readPhpValue('a:1:{s:99:"points";i:7;}')).toEqual(new Map([["points", 7]]));
  for (const wrong of ['O:8:"stdClass":1:{s:1:"a";i:1;}', "a:3:{i:1;i:2;}", "a:1:{", `${"a:1:{i:1;".repeat(30)}${"}".repeat(30)}`, "s:5:"])
    expect([wrong, readPhpValue(wrong)]).toEqual([wrong, null]);
});
