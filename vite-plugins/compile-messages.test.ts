import format from "icu-minify/format";
import { describe, expect, it } from "vitest";
import { compileMessages, type CompiledMessages } from "./compile-messages.ts";

const formatters = {
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...given),
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...given),
};

const source = {
  plain: "Početna",
  nested: { heads: { points: "Poeni" } },
  games: "{count, plural, one {# utakmica} few {# utakmice} other {# utakmica}} – {league}",
  choice: "{side, select, home {domaćin {name}} other {gost}}",
  bold: "Sve <b>najbolje</b> od {name}",
  onlyNumber: "{count, plural, one {#} few {#} other {#}}",
  brand: "Pokreće [[Fullcourt]] u obliku [[PDF]]",
};

function inLocale(compiled: CompiledMessages, key: string, values: Record<string, string | number | (() => string)> = {}): unknown {
  return format(compiled[key] as Parameters<typeof format>[0], "sr-Cyrl", values, { formatters });
}

describe("compileMessages", () => {
  const latin = compileMessages(source, "as-written");
  const cyrillic = compileMessages(source, "cyrillic");

  it("keeps plain texts plain and nests as the source does", () => {
    expect(latin["plain"]).toBe("Početna");
    expect(cyrillic["nested"]).toEqual({ heads: { points: "Поени" } });
  });

  it.each([
    [1, "1 утакмица – Liga"],
    [3, "3 утакмице – Liga"],
    [5, "5 утакмица – Liga"],
  ])("changes the words of a plural, not its branches nor the values: %i", (count, text) => {
    expect(inLocale(cyrillic, "games", { count, league: "Liga" })).toBe(text);
  });

  it("changes the words of a choice, not its cases", () => {
    expect(inLocale(cyrillic, "choice", { side: "home", name: "Jovan" })).toBe("домаћин Jovan");
    expect(inLocale(cyrillic, "choice", { side: "away", name: "Jovan" })).toBe("гост");
  });

  it("leaves the name of a tag alone", () => {
    const values = { name: "Jovan", b: (chunks?: readonly string[]) => `*${chunks?.join("") ?? ""}*` };
    expect(inLocale(cyrillic, "bold", values as never)).toBe("Све *најбоље* од Jovan");
  });

  it("knows the number sign from a text", () => {
    expect(inLocale(cyrillic, "onlyNumber", { count: 5 })).toBe("5");
  });

  it("keeps protected words and drops their brackets", () => {
    expect(latin["brand"]).toBe("Pokreće Fullcourt u obliku PDF");
    expect(cyrillic["brand"]).toBe("Покреће Fullcourt у облику PDF");
  });

  it("refuses a text that is not ICU", () => {
    expect(() => compileMessages({ broken: "{count, plural, one {#}" }, "as-written")).toThrow("The message broken is not ICU");
  });
});
