import { officePath } from "#contract/office-calls.ts";
import type { Belongings } from "../database/belongings.ts";
import type { Sending } from "./ask-server.ts";

type Attempt = { readonly path: string; readonly headers: Readonly<Record<string, string>>; readonly sending: Sending };
type Both = () => { readonly a: Belongings; readonly b: Belongings };

function sent(method: string, body: object): Sending {
  return { method, body: JSON.stringify({ change: crypto.randomUUID(), ...body }) };
}

const fields = { name: "Kej" };
const calls: readonly (readonly [method: string, rest: string, sending: () => Sending])[] = [
  ["GET", "", () => ({ method: "GET" })],
  ["GET", "/:slug", () => ({ method: "GET" })],
  ["GET", "/:slug/changes", () => ({ method: "GET" })],
  ["POST", "", () => sent("POST", { fields })],
  ["PUT", "/:slug", () => sent("PUT", { seen: null, fields })],
  ["POST", "/:slug/removal", () => sent("POST", { seen: null })],
  ["POST", "/:slug/undo", () => sent("POST", { undoes: crypto.randomUUID() })],
];

/** Each of the office's calls on what the other league has, by somebody of this one; and by the other league's own visitor, at this host. */
export function officeAttempts(both: Both): Readonly<Record<string, () => readonly Attempt[]>> {
  return Object.fromEntries(
    calls.map(([method, rest, sending]) => [
      `${method} ${officePath}/:thing${rest}`,
      () => {
        const { a, b } = both();
        return [a, b].map(({ visitor }) => ({
          path: `${officePath}/hall${rest.replace(":slug", b.venue)}`,
          headers: { "content-type": "application/json", ...visitor.bearer },
          sending: sending(),
        }));
      },
    ]),
  );
}
