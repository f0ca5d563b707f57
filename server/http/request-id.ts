import { randomBytes } from "node:crypto";

const sane = /^[A-Za-z0-9._-]{8,64}$/;
const run = randomBytes(6).toString("base64url");
let count = 0;

/**
 * The id a request goes by in logs and in its answer. One that a proxy gave is kept when it is short and plain, so
 * that both logs can be read together; nothing is ever decided by it.
 */
export function requestId(given: string | undefined): string {
  if (given !== undefined && sane.test(given)) return given;
  count += 1;
  return `${run}-${count.toString(36)}`;
}
