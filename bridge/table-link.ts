import { randomUUID } from "node:crypto";
import type { GameCommand, GameCommandAnswer, GameCommandAnswers } from "#contract/live/game-command.ts";
import type { LeaseAnswer, LeaseAsk } from "#contract/live/lease.ts";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import type { LiveLog } from "#contract/live/live-game.ts";

const thisMachine = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** What a link to the table of a game says: `https://LEAGUE/live/games/ID/bridge#TOKEN`. */
export type TableLink = { readonly origin: string; readonly gameId: string; readonly token: string };

/** `null`: it is no link for a bridge, or would go over the network in the clear. BRIDGE9 */
export function readTableLink(text: string): TableLink | null {
  const address = URL.parse(text);
  const [, gameId] = /^\/live\/games\/([0-9a-f-]{36})\/bridge$/.exec(address?.pathname ?? "") ?? [];
  const token = address?.hash.slice(1) ?? "";
  const isSafe = address?.protocol === "https:" || (address?.protocol === "http:" && thisMachine.test(address.hostname));
  return address && isSafe && gameId && /^[\w-]{20,200}$/.test(token) ? { origin: address.origin, gameId, token } : null;
}

/** A question that is not answered by then will be answered too late to be of use. */
const answerWithinMs = 1500;

/** The server said no: to be told, and asked again. */
export class TableRefused extends Error {
  /** The link opens the table no more: its role is nobody's here. */
  readonly isShutOut: boolean;

  constructor(message: string, isShutOut = false) {
    super(message);
    this.isShutOut = isShutOut;
  }
}

/** The calls of the table, for one device. */
export class TableCalls {
  readonly #link: TableLink;
  readonly #fetch: typeof fetch;
  readonly #deviceId = `board-${randomUUID()}`;

  constructor(link: TableLink, ask: typeof fetch = fetch) {
    this.#link = link;
    this.#fetch = ask;
  }

  /** The whole log as it stands. */
  async log(): Promise<LiveLog> {
    return (await this.#ask(`${liveAddresses.log(this.#link.gameId)}?past=${randomUUID()}`)) as LiveLog;
  }

  async lease(ask: LeaseAsk): Promise<LeaseAnswer> {
    return (await this.#ask(liveAddresses.leases(this.#link.gameId), { deviceId: this.#deviceId, ask })) as LeaseAnswer;
  }

  async send(lease: number, command: GameCommand): Promise<GameCommandAnswer> {
    const body = { deviceId: this.#deviceId, lease, commands: [command] };
    const { answers } = (await this.#ask(liveAddresses.commands(this.#link.gameId), body)) as GameCommandAnswers;
    const [answer] = answers;
    if (answer === undefined) throw new TableRefused("the command was not answered");
    return answer;
  }

  async #ask(path: string, body?: unknown): Promise<unknown> {
    const { origin, token } = this.#link;
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const sending = body === undefined ? {} : { method: "POST", headers, body: JSON.stringify(body) };
    const answer = await this.#fetch(origin + path, { ...sending, redirect: "error", signal: AbortSignal.timeout(answerWithinMs) });
    const isAnswer = answer.headers.get("content-type")?.startsWith("application/json") ?? false;
    if (isAnswer && (answer.ok || answer.status === 409)) return answer.json();
    const { detail, title } = (await answer.json().catch(() => ({}))) as { detail?: string; title?: string };
    throw new TableRefused(detail ?? title ?? `the server answers with ${answer.status}`, answer.status === 401 || answer.status === 403);
  }
}
