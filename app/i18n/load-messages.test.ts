import { afterEach, expect, it, vi } from "vitest";
import type { Locale } from "#contract/locale.ts";
import { browserAreas, type BrowserArea } from "./areas.ts";
import { loadMessages } from "./load-messages.ts";
import { messagesOf, promiseOfArea } from "./message-store.ts";

const shout = vi.spyOn(console, "error");

afterEach(() => {
  shout.mockReset();
});

it("loads the areas asked for, and no others", async () => {
  expect(await loadMessages("sl", ["shell", "home"])).toBe(true);
  expect(messagesOf("sl", "shell")).toMatchObject({ navigation: { standings: "Lestvica" } });
  expect(messagesOf("sl", "home")).toMatchObject({ standings: { full: "Celotna lestvica" } });
  expect(messagesOf("sl", "game")).toBeUndefined();
});

it("loads Serbian in both scripts", async () => {
  await Promise.all([loadMessages("sr", ["calendar"]), loadMessages("sr-cyrl", ["calendar"])]);
  expect([messagesOf("sr", "calendar")?.["title"], messagesOf("sr-cyrl", "calendar")?.["title"]]).toEqual(["Raspored", "Распоред"]);
});

it.each(browserAreas)("knows where the words of %s lie", async (area) => {
  expect(await loadMessages("es", [area])).toBe(true);
});

it("takes words from where the document says that they lie, and else from the table", async () => {
  const address = "data:text/javascript,export default { close: 'from there' }";
  await loadMessages("fr", ["venues", "console"], { venues: address, console: "/assets/console-gone.js" });
  expect(messagesOf("fr", "venues")).toEqual({ close: "from there" });
  expect(Object.keys(messagesOf("fr", "console") ?? {}).length).toBeGreaterThan(1);
});

it("gives one promise to all who wait for an area", async () => {
  const waiting = promiseOfArea("fr", "league");
  expect(promiseOfArea("fr", "league")).toBe(waiting);
  await waiting;
  expect(messagesOf("fr", "league")).toMatchObject({ tabs: { standings: "Classement" } });
});

it("logs a language that does not load, and speaks English there", async () => {
  shout.mockReturnValue();
  expect(await loadMessages("tlh" as Locale, ["shell"])).toBe(false);
  expect(shout).toHaveBeenCalledExactlyOnceWith("Failed locale loading", expect.objectContaining({ locale: "tlh", area: "shell" }));
  expect(messagesOf("tlh" as Locale, "shell")).toMatchObject({ navigation: { standings: "Standings" } });
});

it("says so when not even English loads", async () => {
  shout.mockReturnValue();
  expect(await loadMessages("sl", ["nonsense" as BrowserArea])).toBe(false);
  expect(shout).toHaveBeenCalledTimes(2);
  expect(messagesOf("sl", "nonsense" as BrowserArea)).toEqual({});
});
