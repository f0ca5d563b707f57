import { connect, createServer, type Socket } from "node:net";

/** What the line does now; may be changed at any time, and holds for connections that are open. */
export type Weather = {
  /** New connections are cut at once. */
  refuses: boolean;
  /** Nothing goes through, and nobody is told: the line is there and dead. */
  isHalfOpen: boolean;
  /** From the server to the client, each piece this much later. */
  delayMs: number;
  /** Pieces are cut into ones of so many bytes; 0: as they come. */
  splitBytes: number;
  /** Answers are held back until the server has ended them, as some proxies do. */
  holdsBack: boolean;
  /** Answers are changed on the way: what is returned goes on, nothing where it is empty. */
  change: ((piece: Buffer) => Buffer) | null;
};

export type ChaosProxy = {
  readonly port: number;
  readonly weather: Weather;
  /** Where new connections go; asked in turns. */
  targets: readonly number[];
  /** Cuts every open connection. */
  cut(): void;
  /** Connections made so far. */
  readonly made: number;
  /** Bytes from the servers so far. */
  readonly bytes: number;
  readonly open: number;
  close(): Promise<void>;
};

/** A line to one server, or to several in turns, that breaks in whatever way a test asks for. */
export async function startChaosProxy(targets: readonly number[]): Promise<ChaosProxy> {
  const weather: Weather = { refuses: false, isHalfOpen: false, delayMs: 0, splitBytes: 0, holdsBack: false, change: null };
  const open = new Set<Socket>();
  let made = 0;
  let bytes = 0;
  const proxy = { weather, targets };
  const server = createServer((client) => {
    if (weather.refuses) return void client.destroy();
    made += 1;
    open.add(client);
    client.on("error", () => client.destroy());
    client.once("close", () => open.delete(client));
    reach(client, made, 0);
  });

  /** As a balancer does: a server that takes no connection is passed over. */
  function reach(client: Socket, turn: number, tried: number): void {
    const port = proxy.targets[(turn + tried) % proxy.targets.length];
    if (port === undefined || tried >= proxy.targets.length) return void client.destroy();
    const upstream = connect(port, "127.0.0.1");
    upstream.once("connect", () => {
      open.add(upstream);
      upstream.once("close", () => open.delete(upstream));
      upstream.on("data", (piece: Buffer) => (bytes += piece.length));
      join(weather, client, upstream);
    });
    upstream.on("error", () => {
      if (upstream.bytesRead > 0 || !upstream.connecting) client.destroy();
    });
    upstream.once("error", () => {
      if (upstream.bytesRead === 0 && upstream.bytesWritten === 0) reach(client, turn, tried + 1);
    });
  }

  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });
  return Object.defineProperties(
    proxy,
    Object.getOwnPropertyDescriptors({
      port,
      get made() {
        return made;
      },
      get bytes() {
        return bytes;
      },
      get open() {
        return open.size;
      },
      cut: () => open.forEach((socket) => socket.destroy()),
      async close() {
        for (const socket of open) socket.destroy();
        await new Promise<void>((resolve) => void server.close(() => resolve()));
      },
    }),
  ) as ChaosProxy;
}

/** Two sockets as one line, in whatever weather there is. */
function join(weather: Weather, client: Socket, upstream: Socket): void {
  const held: Buffer[] = [];
  let busy: Promise<void> = Promise.resolve();
  client.on("data", (piece) => {
    if (!weather.isHalfOpen) upstream.write(piece);
  });
  upstream.on("data", (piece: Buffer) => {
    if (weather.isHalfOpen) return;
    if (weather.holdsBack) held.push(piece);
    else busy = busy.then(() => forward(weather, client, piece));
  });
  upstream.once("end", () => {
    if (!weather.isHalfOpen) busy = busy.then(() => finish(weather, client, held));
  });
  client.once("close", () => upstream.destroy());
  upstream.once("close", () => {
    if (!weather.isHalfOpen) busy = busy.then(() => finish(weather, client, []));
  });
}

async function finish(weather: Weather, client: Socket, held: readonly Buffer[]): Promise<void> {
  if (held.length > 0) await forward(weather, client, Buffer.concat(held));
  client.end();
}

async function forward(weather: Weather, client: Socket, piece: Buffer): Promise<void> {
  if (weather.delayMs > 0) await pause(weather.delayMs);
  const changed = weather.change === null ? piece : weather.change(piece);
  const size = weather.splitBytes === 0 ? changed.length : weather.splitBytes;
  for (let from = 0; from < changed.length; from += size) {
    if (client.destroyed) return;
    client.write(changed.subarray(from, from + size));
    if (weather.splitBytes > 0) await pause(0);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
