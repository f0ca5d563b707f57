import { expect, it } from "vitest";
import type { Fields } from "#contract/fields/field-kinds.ts";
import { hall } from "#contract/office/hall.ts";
import type { OfficeRow, OfficeStore } from "./office-store.ts";
import { noNames } from "./row-names.ts";
import { foundRows, gapsOf, listOf, pageOf, readQuestion } from "./thing-list.ts";

const store = { thing: hall } as unknown as OfficeStore<Fields>;
const rows: readonly OfficeRow[] = [
  ["Hala Čair", "Niš", 4000],
  ["Hala Đurđevdan", null, null],
  ["Šumice", "Beograd", 1500],
].map(([name, city, seats], index) => ({
  id: String(index),
  slug: String(index),
  values: { name, latinName: null, city, address: null, coordinates: null, seats, way: {} } as never,
}));

const clocks = { timeZone: "Europe/Belgrade", now: () => Date.UTC(2026, 10, 28) };

function found(search: string): string[] {
  return listed(rows, search).rows.map(({ called }) => called);
}

function listed(all: readonly OfficeRow[], search: string): ReturnType<typeof listOf> {
  const question = readQuestion(hall.fields, new URLSearchParams(search));
  return listOf(store, pageOf(foundRows(store, all, question), question), question, { ...clocks, names: noNames });
}

it("OFF15 words are found without marks, capitals or their order", () => {
  expect(found("q=cair")).toEqual(["Hala Čair"]);
  expect(found("q=NIS hala")).toEqual(["Hala Čair"]);
  expect(found("q=djurdjevdan")).toEqual([]);
  expect(found("q=durdevdan")).toEqual(["Hala Đurđevdan"]);
});

it("OFF15 the order is the alphabet's or the numbers', and what says nothing comes last", () => {
  expect(found("sort=name")).toEqual(["Hala Čair", "Hala Đurđevdan", "Šumice"]);
  expect(found("sort=seats")).toEqual(["Šumice", "Hala Čair", "Hala Đurđevdan"]);
  expect(found("sort=moon&without=moon&page=-1")).toHaveLength(3);
});

it("OFF15 OFF21 what lacks something is counted, and found by that", () => {
  expect(gapsOf(store, rows)).toEqual([
    { field: "city", count: 1 },
    { field: "address", count: 3 },
    { field: "coordinates", count: 3 },
    { field: "seats", count: 1 },
  ]);
  expect(found("without=city")).toEqual(["Hala Đurđevdan"]);
});

it("OFF15 ten thousand people are found in little time", () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ ...rows[index % 3], slug: String(index) }) as OfficeRow);
  const begun = performance.now();
  const { total, pages } = listed(many, "q=hala&sort=name&page=9999");
  expect([total, pages, performance.now() - begun < 1000]).toEqual([6667, 134, true]);
});
