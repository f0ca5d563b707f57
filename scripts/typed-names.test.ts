import process from "node:process";
import { afterEach, describe, expect, it, vi } from "vitest";
import { runCommand } from "./commands.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const tenant = ["--tenant", "t"];
const turned = "Ana\u202Eanna";
const site = "www.evil.example";

/** Every command that takes a name, up to the name; those of people and of strangers' things also take no address. */
const commands: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ["office", ["fixture", "set", ...tenant, "--slug", "g", "--crewChief"], [turned, site, "\u200B"]],
  ["named-person", ["name", ...tenant, "--role", "coach", "--person", "p", "--name"], [turned, site, "\u200B"]],
  ["link", ["g", "--role", "statistics", "--label"], [turned, site, "\u200B"]],
  ["correct", ["g", "--void", "e", "--reason", "r", "--actor"], [turned, site, "\u200B"]],
  ["office", ["broadcast", "make", ...tenant, "--name"], [turned, "\u200B", "https://evil"]],
  ["office", ["person", "make", ...tenant, "--givenName"], [turned, site, "\u200B"]],
  ["webhook", ["add", ...tenant, "--url", "https://partner.example/", "--label"], [turned, "\u200B", "https://evil"]],
  ["office", ["hall", "set", ...tenant, "--slug", "h", "--city"], [turned, "\u200B"]],
  ["office", ["hall", "set", ...tenant, "--slug", "h", "--address"], [turned, "\u200B"]],
  ["album", ["add", ...tenant, "--album", "a", "--file", "f.jpg", "--author"], [turned, "\u200B"]],
];

describe("NAME8 commands refuse what is no name in one line, before they ask the database", () => {
  it.each(commands)("%s %j", async (command, args, refused) => {
    for (const name of [...refused, "x".repeat(201)]) {
      const said: string[] = [];
      vi.spyOn(process.stderr, "write").mockImplementation((text) => said.push(String(text)) > 0);
      expect(await runCommand([command, ...args, name])).toBe(1);
      expect(said.join("")).toMatch(new RegExp(`^${command}: ${args.at(-1)}[ ,][^\\n\\u202E\\u200B]+\\n$`));
    }
  });
});
