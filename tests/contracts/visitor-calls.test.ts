import { expect, it } from "vitest";
import { callsOfVisitors, readingCalls, readNothing, visitorCalls } from "../support/servers/visitor-calls.ts";

it("GUARD2, GUARD4 every call about a visitor's own things stands in the table that swaps ids and tries bad inputs", () => {
  const tried = [...Object.keys(visitorCalls), ...readNothing, ...readingCalls];
  expect(tried.toSorted()).toEqual(callsOfVisitors().toSorted());
});
