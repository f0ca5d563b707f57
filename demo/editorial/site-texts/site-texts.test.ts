import { expect, test } from "vitest";
import { siteTextsOf } from "./site-texts.ts";

const office = { league: "Liga", founded: 2009, street: "Ulica 1", email: "office@liga.example" };
const texts = siteTextsOf(() => office);

test("every language says the same: as many blocks, items and links, to the same addresses", () => {
  const shapeOf = (body: unknown) => JSON.stringify(body).match(/"kind":"[a-z]+"|"href":"[^"]+"|\d+/g);
  for (const key of ["about", "contact", "competition"] as const) {
    const shapes = texts.filter((text) => text.key === key).map(({ body }) => shapeOf(body));
    expect(shapes).toHaveLength(6);
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  }
});

test("the league's own facts stand in each language as they are, and nothing is left open", () => {
  for (const { key, body } of texts) {
    const written = JSON.stringify(body);
    expect(written).not.toMatch(/undefined|\$\{|\]\(/);
    if (key === "contact") for (const fact of [office.street, office.email]) expect(written).toContain(fact);
    if (key === "about") expect(written).toContain("2009");
  }
});
