import { expect, it } from "vitest";
import type { Fields } from "#contract/fields/field-kinds.ts";
import { fixture } from "#contract/office/fixture.ts";
import { hall } from "#contract/office/hall.ts";
import { news } from "#contract/office/news.ts";
import type { OfficeRow, OfficeStore } from "./office-store.ts";
import { noNames } from "./row-names.ts";
import { fieldsListed } from "./row-source.ts";
import { asksForAll, fieldsAsked, foundRows, listOf, pageOf, readQuestion } from "./thing-list.ts";

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

it("OFF15 what lacks something is found by that", () => {
  expect(found("without=city")).toEqual(["Hala Đurđevdan"]);
});

it("OFF78 a question says which fields have to be read to answer it, and a list which ones it tells", () => {
  const asked = (search: string) => {
    const question = readQuestion(hall.fields, new URLSearchParams(search));
    return [asksForAll(question), ...fieldsAsked(store, question)];
  };
  expect(asked("page=3")).toEqual([true]);
  expect(asked("q=sever")).toEqual([false, "name", "city"]);
  expect(asked("sort=seats&without=coordinates")).toEqual([false, "seats", "coordinates"]);
  expect(fieldsListed(store)).toEqual(["name", "latinName", "city", "address", "coordinates", "seats"]);
});

it("OFF15 OFF78 what has no column orders no list, and what is not told as missing narrows none", () => {
  const asked = (thing: { readonly fields: Fields }, search: string) => {
    const { sort, without } = readQuestion(thing.fields, new URLSearchParams(search));
    return [sort, without];
  };
  expect(asked(fixture, "sort=box&without=box")).toEqual([null, null]);
  expect(asked(news, "sort=text&without=text")).toEqual([null, null]);
  expect(asked(hall, "sort=address&without=address")).toEqual([null, "address"]);
  expect(asked(fixture, "sort=tipOff&without=score")).toEqual(["tipOff", "score"]);
});

it("OFF15 ten thousand people are found in little time", () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ ...rows[index % 3], slug: String(index) }) as OfficeRow);
  const begun = performance.now();
  const { total, pages } = listed(many, "q=hala&sort=name&page=9999");
  expect([total, pages, performance.now() - begun < 1000]).toEqual([6667, 134, true]);
});
