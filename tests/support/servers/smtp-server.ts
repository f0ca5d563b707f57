import { type AddressInfo, createServer, type Socket } from "node:net";

export type ReceivedMail = { readonly from: string; readonly to: readonly string[]; readonly data: string };

/** A mail server of this machine that takes whatever comes, or is down. */
export class SmtpServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** May be set down: it refuses every mail then. */
  readonly state: { isDown: boolean };
  readonly close: () => Promise<void>;

  private constructor(parts: Pick<SmtpServer, "url" | "received" | "state" | "close">) {
    this.url = parts.url;
    this.received = parts.received;
    this.state = parts.state;
    this.close = parts.close;
  }

  static async start(): Promise<SmtpServer> {
    const received: ReceivedMail[] = [];
    const state = { isDown: false };
    const server = createServer((socket) => talk(socket, received, state));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const close = () => new Promise<void>((resolve) => void server.close(() => resolve()));
    return new SmtpServer({ url: `smtp://127.0.0.1:${port}`, received, state, close });
  }
}

function talk(socket: Socket, received: ReceivedMail[], state: { readonly isDown: boolean }): void {
  let [from, to, text, isData] = ["", [] as string[], "", false];
  const say = (line: string) => socket.write(`${line}\r\n`);
  socket.on("error", () => undefined);
  socket.setEncoding("utf8");
  say(state.isDown ? "421 out of order" : "220 here");
  socket.on("data", (chunk: string) => {
    text += chunk;
    for (let end = endOf(text, isData); end >= 0; end = endOf(text, isData)) {
      const line = text.slice(0, end);
      text = text.slice(end + (isData ? 5 : 2));
      if (isData) {
        received.push({ from, to, data: line });
        [from, to, isData] = ["", [], false];
        say("250 taken");
      } else if (/^MAIL FROM:/i.test(line)) {
        from = line.slice(10);
        say("250 ok");
      } else if (/^RCPT TO:/i.test(line)) {
        to = [...to, line.slice(8)];
        say("250 ok");
      } else if (/^DATA/i.test(line)) {
        isData = true;
        say("354 go on");
      } else if (/^QUIT/i.test(line)) {
        say("221 bye");
        socket.end();
      } else say(/^STARTTLS/i.test(line) ? "502 not here" : "250 ok");
    }
  });
}

function endOf(text: string, isData: boolean): number {
  return text.indexOf(isData ? "\r\n.\r\n" : "\r\n");
}
