import { afterEach, beforeEach, expect, vi } from "vitest";

// Noise is a failure: a test that expects an error or a warning mocks the console itself and asserts on it.
const shout = { error: vi.spyOn(console, "error"), warn: vi.spyOn(console, "warn") };

beforeEach(() => {
  shout.error.mockClear();
  shout.warn.mockClear();
});

afterEach(() => {
  for (const [name, spy] of Object.entries(shout)) {
    expect(spy.mock.calls, `console.${name} was called in a test`).toEqual([]);
  }
});
