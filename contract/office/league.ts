import { isTimeZone } from "#core/kernel/local-time.ts";
import { longestName } from "../fields/written-name.ts";
import { languages } from "../locale.ts";
import { officeThing } from "./office-thing.ts";

/** As hosts and browsers write them. */
const hostShape = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
const longestZone = 60;
const longestHosts = 500;
const longestAddress = 200;

/** The colours by their parts, in the order in which pages use them. BRAND4 */
export const leagueColours = ["header", "accent", "button", "live", "paper", "quiet"] as const;
export type LeagueColour = (typeof leagueColours)[number];

/** What a league is called, where it is found and what it looks like: one row, which is there as long as the league is. BRAND3 */
export const league = officeThing({
  name: "league",
  writers: ["league-office"],
  isSingle: true,
  fields: {
    title: { kind: "line", most: longestName, names: "brand", required: true },
    shortTitle: { kind: "line", most: longestName, names: "brand", required: true },
    language: { kind: "choice", of: languages, required: true },
    timeZone: { kind: "line", most: longestZone, required: true },
    // One a line; the first is the one that links lead to.
    hosts: { kind: "text", most: longestHosts, required: true },
    published: { kind: "flag" },
    header: { kind: "colour", required: true },
    accent: { kind: "colour", required: true },
    button: { kind: "colour", required: true },
    live: { kind: "colour", required: true },
    paper: { kind: "colour", required: true },
    quiet: { kind: "colour", required: true },
    // Of a picture that was handed in: its other sizes belong to it.
    logo: { kind: "line", most: longestAddress },
  },
  tidied: (values) => ({ ...values, hosts: hostsIn(values.hosts).join("\n") }),
  called: ({ title }) => title,
  faults: ({ timeZone, hosts, logo }) => ({
    ...(timeZone !== null && !isTimeZone(timeZone) && { timeZone: "BRAND10" }),
    ...(hosts !== null && (hostsIn(hosts).length === 0 || !hostsIn(hosts).every((host) => hostShape.test(host))) && { hosts: "BRAND11" }),
    ...(logo !== null && !/^\/(?:files|brands)\/[\w./-]+$/.test(logo) && { logo: "BRAND12" }),
  }),
  shownOn: () => null,
  removal: "never",
});

/** What was typed as hosts, each once and as browsers send them. */
export function hostsIn(typed: string | null): readonly string[] {
  const hosts = (typed ?? "").toLowerCase().split(/[\s,;]+/);
  return [
    ...new Set(
      hosts
        .map((host) =>
          host
            .replace(/^https?:\/\//, "")
            .replace(/[/:].*$/, "")
            .replace(/\.$/, ""),
        )
        .filter((host) => host !== ""),
    ),
  ];
}
