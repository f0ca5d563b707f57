import { BusyDatabase } from "#contract/busy-database.ts";
import type { PageAddress, PagePorts, PageRenderer, RenderedPage } from "#contract/page-renderer.ts";

/**
 * A page as its renderer makes it. Its loaders ask side by side: that none of them got a connection to the database is told
 * once, and the page that says so is a 503, which is asked for again. PAGE11
 */
export async function madePage(renderer: PageRenderer, address: PageAddress, ports: PagePorts): Promise<RenderedPage> {
  let isBusy = false;
  let isBroken = false;
  const page = await renderer.render(address, {
    ...ports,
    reportDefect(error) {
      const isSaid = isBusy && error instanceof BusyDatabase;
      if (error instanceof BusyDatabase) isBusy = true;
      else isBroken = true;
      if (!isSaid) ports.reportDefect(error);
    },
  });
  if (!isBusy || isBroken || page.status < 500) return page;
  return { ...page, status: 503, headers: { ...page.headers, "Retry-After": "1" } };
}
