import type { Generated } from "kysely";
import type { Moment } from "./schema.ts";

/** By which key the secrets of this database are sealed. */
export type SecretKeyTable = {
  secret_keys: { only_one: Generated<boolean>; name: string; made_at: Moment };
};
