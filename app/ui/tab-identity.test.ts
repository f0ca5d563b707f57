import { expect, it } from "vitest";
import { tabIdentity, tabToShow } from "./tab-identity.ts";

it("TAB2 a tab is known by its id, or by its name in small letters with dashes", () => {
  expect(tabIdentity({ name: "Team Stats All", prefix: "1. ", suffix: " *" }, 2)).toEqual({
    name: "Team Stats All",
    header: "1. Team Stats All *",
    isDisabled: false,
    hash: "#team-stats-all",
    index: 2,
    computedId: "team-stats-all",
    linkId: "team-stats-all-tab",
    paneId: "team-stats-all-pane",
  });
  expect(tabIdentity({ name: "Таб", id: "given", disabled: true }, 0)).toMatchObject({ computedId: "given", hash: "" });
});

const tabs = [{ name: "One", disabled: true }, { name: "Two" }, { name: "Three" }, { name: "Four" }];

it.each([
  ["#three", "four", "two", "three"],
  ["#nothing", "four", "two", "four"],
  ["", "four", "two", "four"],
  ["", null, "three", "three"],
  ["", "nothing", "nothing", "two"],
  ["#one", "one", "one", "two"],
  ["", null, "one", "two"],
])("TAB1 TAB3 behind the # %j, remembered %j, configured %j: %s", (hash, remembered, configured, shown) => {
  expect(tabToShow(tabs, { hash, remembered, configured })).toBe(shown);
});

it("TAB3 where none can be activated, the configured one stands", () => {
  expect(tabToShow([{ name: "One", disabled: true }], { hash: "", remembered: null, configured: "one" })).toBe("one");
});
