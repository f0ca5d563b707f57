import { randomBytes } from "node:crypto";
import { rename } from "node:fs/promises";
import process from "node:process";
import { parseArgs } from "node:util";
import type { Kysely } from "kysely";
import { readConfig } from "#server/config.ts";
import { givenKey, sealedOtherwise, type SecretKeySource } from "#server/db/open-secrets.ts";
import type { Database } from "#server/db/schema.ts";
import { forgetSealedRows, nameOfKey, nameOfKeyIn, sealAnew } from "#server/db/sealed-rows.ts";
import { SecretKey } from "#server/db/sealed-secret.ts";
import { keyInFolder, secretKeyFileIn, writeKeyFile } from "#server/db/secret-key-file.ts";
import { withDatabase, withSecrets } from "./command-database.ts";

export const usage = "secret-key [--rotate | --lost --yes]";

/** By which key the secrets in the database are sealed: whether it is here, another one, or none of before. */
export async function secretKey(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rotate: { type: "boolean", default: false },
      lost: { type: "boolean", default: false },
      yes: { type: "boolean", default: false },
    },
  });
  if (values.rotate && values.lost) throw new Error(`usage: ${usage}`);
  if (values.lost && !values.yes) throw new Error("links to games, devices and partners begin anew, and that is not undone: say --yes");
  const reading = readConfig(process.env);
  if (!reading.ok) throw new Error(reading.problems.join("; "));
  const { dataFolder, secretKey: given } = reading.config;
  const place = given === null ? secretKeyFileIn(dataFolder) : "SECRET_KEY";
  if (values.rotate) return rotate(dataFolder, given);
  return withDatabase(async (db) => {
    if (!values.lost) return which(db, reading.config);
    const ours = new SecretKey(given ?? (await keyInFolder(dataFolder)));
    const name = await nameOfKey(db, ours.name);
    if (name === ours.name) throw new Error(`nothing is lost: ${place} opens what is there`);
    for (const line of await forgetSealedRows(db, ours)) say(line);
    return 0;
  });
}

/** Says it, and makes no key where there is none. */
async function which(db: Kysely<Database>, source: SecretKeySource): Promise<number> {
  const [sealedBy, key] = [await nameOfKeyIn(db), await givenKey(source)];
  const place = source.secretKey === null ? secretKeyFileIn(source.dataFolder) : "SECRET_KEY";
  if (sealedBy === null)
    say(key === null ? "nothing is sealed yet: the first start makes a key" : `nothing is sealed yet: ${place} is ${key.name}`);
  else say(sealedBy === key?.name ? `${sealedBy}: ${place}` : sealedOtherwise(source, sealedBy, key));
  return sealedBy === null || sealedBy === key?.name ? 0 : 1;
}

/** The file first, then the rows: whatever is cut off, one of both files opens them. SECRET3 */
async function rotate(dataFolder: string, given: Buffer | null): Promise<number> {
  return withSecrets(async (db) => {
    const material = randomBytes(32);
    const [before, next] = [new SecretKey(given ?? (await keyInFolder(dataFolder))), new SecretKey(material)];
    const file = secretKeyFileIn(dataFolder);
    if (given === null) await writeKeyFile(`${file}.next`, material);
    const changed = await sealAnew(db, next, before);
    if (given === null) await rename(`${file}.next`, file);
    else say(`SECRET_KEY=${material.toString("base64url")}`);
    say(
      `${changed} secrets sealed with ${next.name}: start the server again${given === null ? `, and keep a copy of ${file}` : " with it"}`,
    );
    return 0;
  });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
