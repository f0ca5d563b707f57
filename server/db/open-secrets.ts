import { rename } from "node:fs/promises";
import type { Kysely } from "kysely";
import { DatabaseStartError } from "./database-start-error.ts";
import type { Database } from "./schema.ts";
import { nameOfKey, nameOfKeyIn, sealOpenRows } from "./sealed-rows.ts";
import { SecretKey, useSecretKey } from "./sealed-secret.ts";
import { keyInFolder, readKeyFile, secretKeyFileIn } from "./secret-key-file.ts";

export type SecretKeySource = {
  readonly dataFolder: string;
  /** As the environment gives it; `null`: it lies in the data folder. */
  readonly secretKey: Buffer | null;
};

/**
 * Takes the installation's key into use, and seals what lies open. Refused with a `DatabaseStartError`: a database that another key
 * sealed, for what it holds could not be read. A key is made only where nothing is sealed yet. Answers with how many rows were sealed.
 * SECRET1 SECRET2 SECRET4
 */
export async function openSecrets(db: Kysely<Database>, source: SecretKeySource): Promise<number> {
  // In this order: whoever starts beside us makes the file before the row.
  const sealedBy = await nameOfKeyIn(db);
  const given = await givenKey(source);
  if (given === null && sealedBy !== null) useSecretKey(await interruptedChange(source, sealedBy, null));
  else {
    const key = given ?? new SecretKey(await keyInFolder(source.dataFolder));
    const name = await nameOfKey(db, key.name);
    useSecretKey(name === key.name ? key : await interruptedChange(source, name, key));
  }
  return sealOpenRows(db);
}

/** The key that is there; `null`: none was brought, and none is made. */
export async function givenKey({ dataFolder, secretKey }: SecretKeySource): Promise<SecretKey | null> {
  const material = secretKey ?? (await readKeyFile(secretKeyFileIn(dataFolder)));
  return material === null ? null : new SecretKey(material);
}

/** A change of the key that was cut off after its rows and before its file. SECRET3 */
async function interruptedChange(source: SecretKeySource, name: string, given: SecretKey | null): Promise<SecretKey> {
  const file = secretKeyFileIn(source.dataFolder);
  const material = source.secretKey === null ? await readKeyFile(`${file}.next`) : null;
  const key = material === null ? null : new SecretKey(material);
  if (key?.name !== name) throw new DatabaseStartError(`${sealedOtherwise(source, name, given)}: ${whatToDo}`);
  await rename(`${file}.next`, file);
  return key;
}

/** Where the key that is wanted is not there. */
export const whatToDo =
  "bring secret.key, or SECRET_KEY, from the machine it comes from; where it is lost, `fullcourt secret-key --lost --yes` begins anew without them";

/** Says which key is wanted, and what is there instead. SECRET4 */
export function sealedOtherwise({ dataFolder, secretKey }: SecretKeySource, name: string, given: SecretKey | null): string {
  const file = secretKeyFileIn(dataFolder);
  const there = given === null ? `there is no ${file}` : `${secretKey === null ? file : "SECRET_KEY"} is another, ${given.name}`;
  return `this database's secrets (links to games, notices, webhooks) are sealed with the key ${name}, and ${there}`;
}
