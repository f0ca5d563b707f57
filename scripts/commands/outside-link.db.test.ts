import { beforeAll, describe, expect, it } from "vitest";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { type CommandOutcome, typedCommand } from "#tests/support/servers/typed-command.ts";

const database = databaseForThisFile();
const ofLeague = ["--tenant", "klb", "--season", "2026-27", "--league", "first"];

beforeAll(async () => {
  const league = await LeagueInDatabase.founded(database.db, "klb", ["Avala", "Cer"]);
  await league.game({ home: "Avala", away: "Cer" });
});

/** A command as an operator types it, on the test's database. */
async function fullcourt(...args: readonly string[]): Promise<CommandOutcome> {
  return typedCommand(database.databaseUrl, ...args);
}

describe("fullcourt outside-link", () => {
  it("OUT1 keep where tickets are sold, with what they cost", async () => {
    const set = ["outside-link", "set", "--kind", "tickets", "--tenant", "klb", "--club", "avala"];
    const price = ["--from", "12.50", "--currency", "eur"];
    expect((await fullcourt(...set, "--url", "https://ulaznice.example/", ...price)).stdout).toBe(
      "https://ulaznice.example/  from 12.5 EUR\n",
    );
    expect((await fullcourt("outside-link", "remove", ...set.slice(2))).stdout).toBe("tickets: removed\n");
    expect((await fullcourt("outside-link", "show", ...set.slice(2))).stderr).toBe("outside-link: there is no link to tickets\n");
  });

  it("OUT3 OUT5 keep where a club and the whole league speak, and refuse what is no account of that network", async () => {
    const set = (...rest: readonly string[]) => fullcourt("outside-link", "set", "--tenant", "klb", ...rest);
    const ofClub = ["--club", "avala"];
    expect((await set(...ofClub, "--kind", "website", "--url", "https://avala.example")).stdout).toBe("https://avala.example/\n");
    expect((await set("--kind", "x", "--url", "https://twitter.com/klb")).stdout).toBe("https://twitter.com/klb\n");
    expect((await set("--kind", "instagram", "--url", "https://instagram.com.example/klb")).stderr).toBe(
      "outside-link: --url must be an account of Instagram, such as https://instagram.com/…\n",
    );
    expect((await set("--kind", "website", "--url", "https://klb.example/")).stderr).toContain("the whole league's website is this one");
    expect((await set(...ofLeague.slice(2), "--kind", "vk", "--url", "https://vk.com/klb")).stderr).toContain(
      "a league of a season has no vk",
    );
    expect((await set("--kind", "vk", "--url", "https://vk.com/klb", "--from", "3", "--currency", "EUR")).stderr).toContain("only tickets");
  });

  it("OUT1 refuse in one line what they cannot do", async () => {
    const refused = async (...args: readonly string[]) => (await fullcourt(...args)).stderr.trimEnd();
    const link = ["outside-link", "set", "--tenant", "klb", "--url", "https://a.example/"];
    expect(await refused(...link, "--kind", "tickets")).toBe("outside-link: tickets are of a game, a club or a league: name it");
    expect(await refused(...link, "--kind", "shop", "--from", "3", "--currency", "EUR")).toBe("outside-link: only tickets have a price");
    expect(await refused(...link, "--kind", "tickets", "--club", "avala", "--from", "-3", "--currency", "EUR")).toContain("--from");
    expect(await refused(...link, "--kind", "tickets", "--club", "none")).toBe("outside-link: klb has no club none");
    expect(await refused(...link, "--kind", "tickets", "--round", "1")).toBe("outside-link: --round and --game belong together");
  });
});
