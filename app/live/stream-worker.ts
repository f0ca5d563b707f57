import { PageServer } from "./serve-pages.ts";

/** Of a shared worker's own world so much as is used here; its types would be those of every page too. */
type WorkerScope = {
  addEventListener(type: "connect", listener: (event: { readonly ports: readonly MessagePort[] }) => void): void;
  addEventListener(type: "online", listener: () => void): void;
};

const pages = new PageServer();

const scope = globalThis as unknown as WorkerScope;
scope.addEventListener("connect", ({ ports }) => {
  for (const port of ports) pages.serve(port);
});
scope.addEventListener("online", () => pages.client.hurry());
