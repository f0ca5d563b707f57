import { createServer, type Server } from "node:http";
import type { Registry } from "@prometheus-io/client";
import { listenOn } from "./port.ts";

/** Serves the figures on a port of their own, which is not for the public. Resolves when listening. */
export async function serveMetrics(registry: Registry, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url?.split("?")[0] !== "/metrics") {
      response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" }).end("Figures are at /metrics\n");
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { "Content-Type": registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await listenOn(server, port, host);
  return server;
}
