/** One member of an `Accept…` header: what, and how much it is wanted, 0 to 1. */
export type Weighted = { readonly value: string; readonly weight: number };

const longestHeader = 1000;
const mostMembers = 32;

/**
 * Reads an `Accept…` header, most wanted first, in the order given among equals. A weight that is none counts as 0;
 * what goes beyond 32 members or 1,000 characters is not read.
 */
export function readWeightedList(header: string | undefined): Weighted[] {
  if (header === undefined) return [];
  const members = header.slice(0, longestHeader).split(",", mostMembers).map(readMember);
  return members.filter(({ value }) => value !== "").toSorted((a, b) => b.weight - a.weight);
}

function readMember(member: string): Weighted {
  const [value = "", ...parameters] = member.split(";").map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, "");
  if (quality === undefined) return { value, weight: 1 };
  return { value, weight: /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(quality) ? Number(quality) : 0 };
}
