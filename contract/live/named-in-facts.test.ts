import { describe, expect, it } from "vitest";
import { readGameCommands } from "./read-game-commands.ts";

const player = {
  key: "p1",
  shirt: "7",
  givenName: "Ljubo",
  familyName: "Đokić",
  scoreboardName: "Lj.Đokić",
  position: null,
  captain: false,
  didNotPlayReason: null,
};
const roster = {
  type: "roster.set",
  side: "home",
  teamKey: "home",
  name: "s.Oliver",
  code: "HOM",
  coach: "St.John",
  assistantCoaches: [],
  players: [player],
};

function reading(fact: object) {
  const moment = { period: { kind: "regular", number: 1 }, gameClockMs: null, shotClockMs: null, clockQuality: "hand" };
  const change = { op: "add", eventId: "e1", after: null, moment, link: null, fact };
  const command = { commandId: "command-1", baseVersion: 0, epoch: 1, occurredAt: 0, changes: [change], reason: null };
  const read = readGameCommands({ deviceId: "table", lease: null, commands: [command] });
  if (!read.ok || read.commands[0] === undefined) throw new Error("no batch");
  return read.commands[0];
}

describe("NAME8 names that a scoring table writes", () => {
  it("are kept as they are, without a second name too", () => {
    expect(reading({ ...roster, players: [player, { ...player, key: "p2", givenName: "", scoreboardName: null }] }).kind).toBe("command");
  });

  const bad = ["www.evil.example", "A\u202Eb", "\u200B", "x".repeat(81)];
  const places: readonly (readonly [string, (name: string) => object])[] = [
    ["given name", (name) => ({ ...roster, players: [{ ...player, givenName: name }] })],
    ["family name", (name) => ({ ...roster, players: [{ ...player, familyName: name }] })],
    ["scoreboard name", (name) => ({ ...roster, players: [{ ...player, scoreboardName: name }] })],
    ["team", (name) => ({ ...roster, name })],
    ["coach", (name) => ({ ...roster, coach: name })],
    ["assistant", (name) => ({ ...roster, assistantCoaches: [name] })],
    ["late player", (name) => ({ type: "roster.change", side: "home", player: { ...player, familyName: name } })],
    ["official", (name) => ({ type: "officials.set", officials: [{ role: "crew-chief", name }], attendance: null })],
    ["signer", (signer) => ({ type: "game.confirm", signer, digest: null })],
    ["signer of the sheet", (name) => ({ type: "signature.set", role: "scorer", name, digest: null })],
    ["coach who confirms his five", (name) => ({ type: "starters.confirm", side: "home", by: "coach", name })],
    ["one who puts a flag aside", (by) => ({ type: "flag.clear", about: "e0", by, why: "seen on video" })],
    ["signer of a period", (signer) => ({ type: "period.confirm", signer })],
  ];
  it.each(places)("are refused as a %s, saying where and why", (_, factWith) => {
    for (const name of bad) {
      const read = reading(factWith(name));
      expect(read.kind === "unreadable" ? read.detail : "taken").toMatch(/ (?:has |looks like)/);
    }
  });

  const unseen = ["A\u202Eb", "a\u200Bb", "a\u2028b", "a\nb"];
  const lines: readonly (readonly [string, (text: string) => object])[] = [
    ["key", (key) => ({ ...roster, players: [{ ...player, key }] })],
    ["position", (position) => ({ ...roster, players: [{ ...player, position }] })],
    ["code", (code) => ({ ...roster, code })],
    ["team's key", (teamKey) => ({ ...roster, teamKey })],
    ["scorer", (key) => ({ type: "steal", side: "home", player: key })],
    ["reason", (reason) => ({ type: "stoppage", reason })],
    ["colour", (shirt) => ({ type: "colours.set", side: "home", shirt, text: "white" })],
    ["flag", (detail) => ({ type: "flag.raise", kind: "event-malformed", detail, about: null })],
  ];
  it.each(lines)("go with other texts of one line: a %s holds nothing unseen either", (_, factWith) => {
    expect(reading(factWith("ab")).kind).toBe("command");
    for (const text of unseen) {
      const read = reading(factWith(text));
      expect(read.kind === "unreadable" ? read.detail : "taken").toContain(" has ");
    }
  });

  it("a note may have lines, and nothing unseen in them", () => {
    const note = (text: string) => reading({ type: "note", text, language: null, key: null }).kind;
    expect(note("One.\nTwo.")).toBe("command");
    expect(note("One\u202E.")).toBe("unreadable");
  });

  it("DATE1 a new hour of a delayed game lies within the calendar", () => {
    const delay = (newTipOff: number) => reading({ type: "game.delay", minutes: null, newTipOff, reason: null }).kind;
    expect(delay(Date.UTC(2026, 10, 28, 18))).toBe("command");
    expect([Date.UTC(9999, 11, 31), 8.64e15, Date.UTC(1492, 0, 1)].map(delay)).toEqual(["unreadable", "unreadable", "unreadable"]);
  });
});
