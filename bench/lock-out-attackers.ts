import { askServer } from "#tests/support/servers/ask-server.ts";
import type { HttpTry } from "#tests/support/database/account-tries.ts";

export type LockOutOrder =
  | {
      readonly kind: "begin";
      readonly port: number;
      readonly host: string;
      readonly network: string;
      readonly tries: readonly HttpTry[];
      readonly connections: number;
    }
  | { readonly kind: "end" };
export type LockOutReport = { readonly sent: number; readonly held: number; readonly failed: number; readonly tookMs: number };

/** A process of its own, so that what it costs to try is not measured along with what it does to others. */
let goesOn = true;
let attack: Promise<LockOutReport> | null = null;
process.on("message", (order: LockOutOrder) => {
  if (order.kind === "begin") attack = tryAll(order);
  else {
    goesOn = false;
    void attack?.then((report) => process.send?.(report));
  }
});

async function tryAll({ port, host, network, tries, connections }: LockOutOrder & { kind: "begin" }): Promise<LockOutReport> {
  const startedAt = performance.now();
  const counted = { sent: 0, held: 0, failed: 0 };
  const common = { Host: host, Origin: `http://${host}`, "Content-Type": "application/json", "X-Forwarded-For": network };
  const one = async () => {
    while (goesOn) {
      const { method, path, headers, body } = tries[counted.sent++ % tries.length]!;
      const answer = await askServer(port, path, { ...common, ...headers }, { method, body: JSON.stringify(body) }).catch(() => null);
      if (answer === null) counted.failed += 1;
      else if (answer.status === 429) counted.held += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return { ...counted, tookMs: performance.now() - startedAt };
}
