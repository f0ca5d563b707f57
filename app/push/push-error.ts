import type { PushErrorCode } from "#contract/push.ts";

/** Why this device cannot be told anything, in a code that has words. */
export class PushError extends Error {
  readonly code: PushErrorCode;

  constructor(code: PushErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}
