import { useEffect, useMemo, useState } from "react";
import type { Channel, ChannelState } from "#contract/live/stream-message.ts";
import type { LiveConnection } from "./live-connection.ts";
import { sharedClient } from "./shared-client.ts";
import { type ConnectionNow, useConnection } from "./use-connection.ts";

/** The newest of a channel that tells a state; `null` before the first word. */
export function useChannel<Kind extends ChannelState["kind"]>(
  channel: Channel,
  kind: Kind,
  { isScreen = false }: { readonly isScreen?: boolean } = {},
): ConnectionNow & { readonly state: Extract<ChannelState, { readonly kind: Kind }> | null } {
  const client = useMemo(() => (typeof window === "undefined" ? null : sharedClient(isScreen)), [isScreen]);
  return { state: useChannelOf(client, channel, kind), ...useConnection(client) };
}

/** The same by a connection of one's own; `null`: on the server, where nothing is told. */
export function useChannelOf<Kind extends ChannelState["kind"]>(
  client: LiveConnection | null,
  channel: Channel,
  kind: Kind,
): Extract<ChannelState, { readonly kind: Kind }> | null {
  const [state, setState] = useState<Extract<ChannelState, { readonly kind: Kind }> | null>(null);
  useEffect(() => {
    if (!client) return undefined;
    setState(null);
    let revision = 0;
    return client.listen(channel, {
      position: () => null,
      onMessage(message) {
        // Another connecting, perhaps to another node: its first word is its newest.
        if (message.event === "hello") revision = 0;
        if (message.event !== "state" || message.data.revision <= revision || message.data.state.kind !== kind) return;
        revision = message.data.revision;
        setState(message.data.state as Extract<ChannelState, { readonly kind: Kind }>);
      },
    });
  }, [client, channel, kind]);
  return state;
}
