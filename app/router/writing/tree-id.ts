/**
 * The name that React gives to an element by its place, so that a browser which draws the same tree finds the same names.
 * Each step takes as many bits as its number needs; what a number of 32 bits cannot hold goes into letters.
 */
export function treeId(ofs: readonly number[], indexes: readonly number[], depth: number): string {
  let id = 1;
  let overflow = "";
  for (let step = 0; step < depth; step++) {
    let length = 32 - Math.clz32(id) - 1;
    let rest = id & ~(1 << length);
    const own = indexes[step]! + 1;
    const ownLength = 32 - Math.clz32(ofs[step]!);
    if (ownLength + length > 30) {
      const lost = length - (length % 5);
      overflow = (rest & ((1 << lost) - 1)).toString(32) + overflow;
      rest >>= lost;
      length -= lost;
    }
    id = (1 << (ownLength + length)) | (own << length) | rest;
  }
  return (id & ~(1 << (32 - Math.clz32(id) - 1))).toString(32) + overflow;
}
