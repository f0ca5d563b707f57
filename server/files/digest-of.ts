import { createHash } from "node:crypto";
import type { FileDigest } from "./file-store.ts";

export function digestOf(bytes: Buffer): FileDigest {
  return createHash("sha256").update(bytes).digest("hex");
}
