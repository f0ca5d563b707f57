import { createServer, type AddressInfo, type Server } from "node:net";

/** Begins to listen and answers with the port; 0 asks for any free one. `null`: every address of the machine. */
export function listenOn(server: Server, port: number, host: string | null): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, ...(host === null ? {} : { host }) }, () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Rejects when nobody can listen there now. */
export async function tryPort(port: number, host: string | null): Promise<void> {
  const server = createServer();
  await listenOn(server, port, host);
  await new Promise((resolve) => server.close(resolve));
}

/** The operator's line for a port that cannot be had; `null` when the fault is another. */
export function describePortFault(error: unknown): string | null {
  const { code, port } = error as { code?: string; port?: number };
  if (code === "EADDRINUSE") return `port ${port} is in use, perhaps by a Fullcourt that runs already; set PORT or METRICS_PORT to another`;
  if (code === "EACCES") return `port ${port} is not for this user; set PORT to one above 1023`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return "HOST or METRICS_HOST is no address of this machine";
  return null;
}
