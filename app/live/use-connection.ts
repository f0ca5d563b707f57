import { useEffect, useState } from "react";
import type { ConnectionFault, ConnectionState, LiveConnection } from "./live-connection.ts";

export type ConnectionNow = {
  readonly connection: ConnectionState;
  readonly fault: ConnectionFault | null;
  /** How long nothing has been heard for, beyond what is usual; 0 while all is well. Counted by the second. */
  readonly staleForMs: number;
};

const atFirst: ConnectionNow = { connection: "connecting", fault: null, staleForMs: 0 };

/** How the line to the server is, looked at each second. `null`: on the server, where there is none. */
export function useConnection(client: LiveConnection | null): ConnectionNow {
  const [now, setNow] = useState(atFirst);
  useEffect(() => {
    if (!client) return undefined;
    const look = () => {
      const staleForMs = Math.floor(client.staleForMs / 1000) * 1000;
      setNow((before) =>
        before.connection === client.state && before.fault === client.fault && before.staleForMs === staleForMs
          ? before
          : { connection: client.state, fault: client.fault, staleForMs },
      );
    };
    look();
    const timer = setInterval(look, 1000);
    const unwatch = client.watch(look);
    // A timer may have slept while nobody looked.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      unwatch();
      document.removeEventListener("visibilitychange", look);
    };
  }, [client]);
  return now;
}
