import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { databaseOn, onServer } from "../database/database-server.ts";

export type DemoOfThisFile = { readonly databaseUrl: string; readonly dataFolder: string; drop(): Promise<void> };

/** The loaded demo as the tests of one file have it: a copy of their own where their project changes it, else the one that all of them read. */
export async function demoOfThisFile(): Promise<DemoOfThisFile> {
  const { template, read, dataFolder } = inject("demo");
  if (!inject("changesDemo")) return { databaseUrl: read, dataFolder, drop: async () => undefined };
  return { ...(await copyOfDemo(template)), dataFolder };
}

/** A copy of a demo that nobody is connected to. It takes a fraction of a second: PostgreSQL copies the files. */
export async function copyOfDemo(template: string): Promise<{ readonly databaseUrl: string; drop(): Promise<void> }> {
  const server = databaseOn(template, "postgres");
  const original = new URL(template).pathname.slice(1);
  const name = `${original}_${randomBytes(6).toString("hex")}`;
  await onServer(server, `create database ${name} template ${original} strategy file_copy`);
  return { databaseUrl: databaseOn(template, name), drop: async () => onServer(server, `drop database ${name} with (force)`) };
}
