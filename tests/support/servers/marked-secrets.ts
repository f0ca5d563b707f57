import { isPrivatePath } from "#contract/private-addresses.ts";
import { routeLeaves } from "../fixtures/route-leaves.ts";

/** What must be found nowhere outside: as an id, as a token, as words that somebody typed. */
export const marks = {
  id: "5ec2e700-dead-4bee-8fee-c0ffee5ec2e7",
  token: "5EcReT-mArK3d_5EcReT-mArK3d_5EcReT-mArK3d_0",
  words: "marked-words",
} as const;

const anyMark = /5ec2e700-dead|5EcReT|marked-words/i;

/** Whether anything of the marks is in a text, however it is encoded. */
export function isMarked(text: string): boolean {
  let plain = text;
  for (let time = 0; time < 3; time += 1) {
    if (anyMark.test(plain)) return true;
    plain = plain.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  }
  return anyMark.test(plain);
}

/** Parts of private addresses that open nothing. What stands at any other `:name` does, and is marked. */
const openNothing: Readonly<Record<string, string>> = {
  ":season": "2026-27",
  ":number": "7",
  ":league": "first",
  ":locale": "en",
  ":form": "NewPassword",
  ":tab": "Following",
  ":role": "scorer",
  ":game": "0193e0a0-1234-7abc-8def-0123456789ab",
  ":region": "rs",
  ":thing": "club",
  ":row": "avala",
  ":step": "looks",
  // Asks for a role, as the office does everywhere.
  ":importId": "0193e0a0-1234-7abc-8def-0123456789ab",
};

/** Addresses beside those of pages that are private, too. */
const beside = ["/:locale/following/calendars/:token.ics", "/:locale/official/:region/login"];

/** Every private address there is, of the table of pages and beside it, marked where something in it opens something. */
export function privateAddresses(): readonly string[] {
  const leaves = routeLeaves().filter((leaf) => leaf !== "/*" && !leaf.endsWith("/*"));
  return [...leaves, ...beside]
    .map((leaf) => leaf.replace(/:\w+/g, (name) => openNothing[name] ?? (name === ":token" ? marks.token : marks.id)))
    .filter(isPrivatePath);
}
