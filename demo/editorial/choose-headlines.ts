/** A piece whose headline is still to be chosen: those it could have, and where the choice begins. */
export type Headlined = { readonly titles: readonly [string, ...string[]]; readonly turn: number };

/** So many pieces stand on one page of the news. */
const pageOfNews = 11;

/**
 * One headline for each, in their order: the one its turn comes to, or the first after that which begins like none of the ten
 * before it. What comes later changes nothing that was chosen, so a game always has the same. EDIT15
 */
export function chooseHeadlines(pieces: readonly Headlined[]): readonly string[] {
  const chosen: string[] = [];
  for (const { titles, turn } of pieces) {
    const near = chosen.slice(-(pageOfNews - 1)).map(beginningOf);
    const inOrder = titles.map((_, at) => titles[(turn + at) % titles.length] ?? titles[0]);
    const farthest = inOrder.toSorted((a, b) => near.lastIndexOf(beginningOf(a)) - near.lastIndexOf(beginningOf(b)))[0];
    chosen.push(farthest ?? titles[0]);
  }
  return chosen;
}

/** By what a reader would say that two headlines begin alike: two words, or what stands before a colon, whatever its figures. */
export function beginningOf(title: string): string {
  const [before = ""] = title.split(/ ?:(?!\d)/u);
  const words = before.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.slice(0, 2).join(" ");
}
