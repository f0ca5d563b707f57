import { rename } from "node:fs/promises";
import type { Kysely } from "kysely";
import { DatabaseStartError } from "./database-start-error.ts";
import type { Database } from "./schema.ts";
import { nameOfKey, sealOpenRows } from "./sealed-rows.ts";
import { SecretKey, useSecretKey } from "./sealed-secret.ts";
import { keyInFolder, readKeyFile, secretKeyFileIn } from "./secret-key-file.ts";

export type SecretKeySource = {
  readonly dataFolder: string;
  /** As the environment gives it; `null`: it lies in the data folder. */
  readonly secretKey: Buffer | null;
};

/**
 * Takes the installation's key into use, and seals what lies open. Refused with a `DatabaseStartError`: a database that another key
 * sealed, for what it holds could not be read. Answers with how many rows were sealed. SECRET1 SECRET2 SECRET4
 */
export async function openSecrets(db: Kysely<Database>, source: SecretKeySource): Promise<number> {
  const key = new SecretKey(source.secretKey ?? (await keyInFolder(source.dataFolder)));
  const name = await nameOfKey(db, key.name);
  if (name === key.name) useSecretKey(key);
  else useSecretKey(await interruptedChange(source, name));
  return sealOpenRows(db);
}

/** A change of the key that was cut off after its rows and before its file. SECRET3 */
async function interruptedChange({ dataFolder, secretKey }: SecretKeySource, name: string): Promise<SecretKey> {
  const file = secretKeyFileIn(dataFolder);
  const material = secretKey === null ? await readKeyFile(`${file}.next`) : null;
  const key = material === null ? null : new SecretKey(material);
  if (key?.name !== name) throw new DatabaseStartError(missing(name, secretKey === null ? file : "SECRET_KEY"));
  await rename(`${file}.next`, file);
  return key;
}

function missing(name: string, given: string): string {
  return (
    `this database's secrets (links to games, notices, webhooks) are sealed with the key ${name}, and ${given} is another: ` +
    "bring secret.key, or SECRET_KEY, from the machine it comes from; where it is lost, `fullcourt secret-key --lost` begins anew without them"
  );
}
