import { askTimeOf } from "../../live/keep-server-time.ts";
import type { LiveConnection } from "../../live/live-connection.ts";
import { StreamClient } from "../../live/stream-client.ts";

// By a name, or the build would look for the file.
const here = import.meta.url;
const styleSheet = new URL("./graphics.css", here).href;

type Shared = { readonly origin: string; readonly client: LiveConnection; readonly fonts: HTMLLinkElement; users: number };

let shared: Shared | null = null;

export type PageUse = { readonly origin: string; readonly client: LiveConnection; readonly leave: () => void };

/**
 * What all graphics of one page have in common: the line to their server, its time, the fonts. `null`: the page shows
 * graphics of another server, and has one time only.
 */
export function sharedPage(origin: string): PageUse | null {
  if (shared !== null && shared.origin !== origin) return null;
  const own = (shared ??= opened(origin));
  own.users++;
  let isUsed = true;
  return {
    origin,
    client: own.client,
    leave: () => {
      if (!isUsed) return;
      isUsed = false;
      own.users--;
      if (own.users > 0) return;
      own.fonts.remove();
      askTimeOf(null);
      shared = null;
    },
  };
}

function opened(origin: string): Shared {
  askTimeOf(origin);
  const fonts = styleLink();
  document.head.append(fonts);
  return { origin, client: new StreamClient({ hosts: [origin], isScreen: true }), fonts, users: 0 };
}

/** The package's style sheet, for the head or for a shadow. */
export function styleLink(): HTMLLinkElement {
  return Object.assign(document.createElement("link"), { rel: "stylesheet", href: styleSheet });
}

/** Done when it is there. Throws where it cannot be had. */
export async function styled(link: HTMLLinkElement): Promise<void> {
  if (link.sheet) return;
  await new Promise<void>((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error(`${styleSheet} cannot be read`)));
  });
}
