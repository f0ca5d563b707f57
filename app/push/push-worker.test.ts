import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { expect, it } from "vitest";

type Page = { readonly url: string; readonly visibilityState: string };
type Shown = {
  readonly title: string;
  readonly options: { readonly tag?: string; readonly body?: string; readonly data: { readonly path: string } };
};

/** What the worker does with a message while these pages are open. */
async function shownOf(sent: unknown, pages: readonly Page[] = []): Promise<readonly Shown[]> {
  const shown: Shown[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const context = createContext({
    URL,
    location: { origin: "https://league.example" },
    navigator: {},
    clients: { matchAll: async () => pages },
    registration: { showNotification: async (title: string, options: Shown["options"]) => void shown.push({ title, options }) },
    addEventListener: (type: string, listener: (event: unknown) => void) => void listeners.set(type, listener),
  });
  runInContext(readFileSync(new URL("../../public/push-worker.js", import.meta.url), "utf8"), context);
  let done: Promise<unknown> = Promise.resolve();
  const data = typeof sent === "string" ? { json: () => JSON.parse(sent) as unknown } : { json: () => sent };
  listeners.get("push")?.({ data, waitUntil: (promise: Promise<unknown>) => (done = promise) });
  await done;
  return shown;
}

const path = "/en/seasons/2026-27/leagues/first/rounds/1/games/hawks-owls";
const message = {
  web_push: 8030,
  notification: { title: "Hawks – Owls", body: "2:0", tag: "game:1", navigate: `https://league.example${path}`, data: { id: "o", path } },
};

it("PUSH16 fault 50: a notice is shown under its game's tag, and leads to the game", async () => {
  const [shown] = await shownOf(message);
  expect(shown).toMatchObject({ title: "Hawks – Owls", options: { body: "2:0", tag: "game:1", data: { path } } });
});

it("PUSH16 fault 50: it is not shown while somebody looks at the game, in whatever language and tab", async () => {
  const visible = (url: string) => shownOf(message, [{ url: `https://league.example${url}`, visibilityState: "visible" }]);
  expect(await visible(path)).toEqual([]);
  expect(await visible(`${path.replace("/en", "/sr-cyrl")}/tabs/PlayByPlay`)).toEqual([]);
  expect(await visible(`${path}-other`)).toHaveLength(1);
  expect(await visible("/en")).toHaveLength(1);
  expect(await shownOf(message, [{ url: `https://league.example${path}`, visibilityState: "hidden" }])).toHaveLength(1);
});

it("PUSH16 a provider's own message is read as well, and none leads to another site", async () => {
  const fromProvider = {
    from: "1",
    fcmMessageId: "m",
    notification: { title: "T", body: "B", icon: "https://league.example/i.png", image: "https://league.example/p.jpg" },
    data: { tag: "game:1" },
    fcmOptions: { link: "https://evil.example/x" },
  };
  const { title: _, ...shown } = fromProvider.notification;
  expect(await shownOf(fromProvider)).toMatchObject([{ title: "T", options: { ...shown, tag: "game:1", data: { path: "/" } } }]);
});

it.each(["", "no JSON", {}, null, { notification: {} }])("PUSH16 %j is nothing to show", async (sent) => {
  expect(await shownOf(sent)).toEqual([]);
});
