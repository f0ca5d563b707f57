import { describe, expect, it } from "vitest";
import type { EntryFault } from "#contract/application-queries.ts";
import { faultsOf, faultsOfDraft } from "./entry-faults.ts";
import { readEntry } from "./read-entry.ts";

const today = "2026-11-21";

function goodFields(): URLSearchParams {
  const fields = new URLSearchParams({
    clubName: "KK O’Brien 1948",
    teamName: "Đurđevac II",
    city: "Čačak",
    venue: "Hala br. 3",
    primaryColor: "#1D3557",
    secondaryColor: "#ffffff",
    contactName: "Ana-Marija O'Brien",
    email: "ana.o+kk@example.co.rs",
    phone: "+381 (0)11 123-456",
    coach: "Đ. Ђорђевић",
    message: "Radujemo se!\r\nDva reda, 100 % <3",
  });
  for (let row = 0; row < 5; row++) {
    fields.set(`players.${row}.givenName`, "Đ");
    fields.set(`players.${row}.familyName`, "Ćosić");
    fields.set(`players.${row}.birthDate`, `200${row}-02-28`);
    fields.set(`players.${row}.shirt`, String(row + 4));
  }
  return fields;
}

function faultsWith(changes: Record<string, string>) {
  const fields = goodFields();
  for (const [name, value] of Object.entries(changes)) fields.set(name, value);
  return faultsOf(readEntry(fields), today);
}

describe("APPL2 an entry", () => {
  it("that is right has no faults, and is kept as it was meant", () => {
    expect(faultsWith({})).toEqual({});
    expect(readEntry(goodFields())).toMatchObject({ primaryColor: "#1d3557", message: "Radujemo se!\nDva reda, 100 % <3" });
  });

  it.each<[string, string, EntryFault]>([
    ["clubName", "", "required"],
    ["clubName", " \t ", "required"],
    ["clubName", "x".repeat(200), "too-long"],
    ["teamName", "<b>Zmajevi</b>", "characters"],
    ["teamName", "Zmajevi\u202e", "characters"],
    ["clubName", "\u200b", "characters"],
    ["venue", "www.evil.example", "site-address"],
    ["contactName", "evil.example", "site-address"],
    ["coach", "Ana\u202e", "name"],
    ["city", "a\u0007b", "characters"],
    ["city", "a\nb", "characters"],
    ["contactName", "Ana 2", "name"],
    ["contactName", "Ana 😀", "name"],
    ["coach", "-", "name"],
    ["email", "ana", "email"],
    ["email", "ana@localhost", "email"],
    ["email", "ana@example.com\r\nBcc: all@example.com", "email"],
    ["email", "ana%0aBcc:all@example.com", "email"],
    ["email", "a@b@example.com", "email"],
    ["email", `${"a".repeat(70)}@example.com`, "email"],
    ["email", "<ana@example.com>", "email"],
    ["phone", "12345", "phone"],
    ["phone", "1234567890123456", "phone"],
    ["phone", "011/123-456 call me", "phone"],
    ["phone", "++381 11 123456", "phone"],
    ["primaryColor", "red", "color"],
    ["secondaryColor", "#fff;background:url(x)", "color"],
    ["message", "x".repeat(2001), "too-long"],
    ["message", "a\u001bb", "characters"],
    ["players.0.givenName", "x".repeat(81), "too-long"],
    ["players.0.familyName", "R2D2", "name"],
    ["players.0.birthDate", "", "required"],
    ["players.0.birthDate", "2023-02-29", "birth-date"],
    ["players.0.birthDate", "29.02.2004", "birth-date"],
    ["players.0.birthDate", "2026-11-22", "age"],
    ["players.0.birthDate", "2021-11-22", "age"],
    ["players.0.birthDate", "1900-01-01", "age"],
    ["players.0.birthDate", "0001-01-01", "birth-date"],
    ["players.0.shirt", "", "required"],
    ["players.0.shirt", "007", "shirt"],
    ["players.0.shirt", "-1", "shirt"],
    ["players.0.shirt", "100", "shirt"],
    ["players.0.shirt", "٤", "shirt"],
  ])("%s %j is %s", (field, value, fault) => {
    expect(faultsWith({ [field]: value })).toEqual({ [field]: fault });
  });

  it.each([
    ["players.0.birthDate", "2004-02-29"],
    ["players.0.shirt", "0"],
    ["players.0.shirt", "00"],
    ["contactName", "Đ"],
    ["contactName", "Јован Ђ."],
    ["phone", "0601234567"],
    ["email", "петар@пример.срб"],
  ])("%s may be %j", (field, value) => {
    expect(faultsWith({ [field]: value })).toEqual({});
  });

  it("of a minor needs a guardian's consent, until the day he is of age", () => {
    expect(faultsWith({ "players.0.birthDate": "2008-11-22" })).toEqual({ "players.0.guardianConsent": "guardian" });
    expect(faultsWith({ "players.0.birthDate": "2008-11-22", "players.0.guardianConsent": "yes" })).toEqual({});
    expect(faultsWith({ "players.0.birthDate": "2008-11-21" })).toEqual({});
  });

  it("has every shirt and every person once", () => {
    expect(faultsWith({ "players.3.shirt": "4" })).toEqual({ "players.3.shirt": "shirt-taken" });
    expect(faultsWith({ "players.1.birthDate": "2000-02-28" })).toEqual({ "players.1.familyName": "player-twice" });
    expect(faultsWith({ "players.0.shirt": "0", "players.1.shirt": "00" })).toEqual({});
  });

  it("has five players at least and twenty at most; rows left empty close up", () => {
    const few = goodFields();
    for (const name of ["givenName", "familyName", "birthDate", "shirt"]) few.delete(`players.2.${name}`);
    few.set("players.2.guardianConsent", "yes");
    expect(readEntry(few).players.map(({ shirt }) => shirt)).toEqual(["4", "5", "7", "8"]);
    expect(faultsOf(readEntry(few), today)).toEqual({ players: "too-few-players" });
    const many = goodFields();
    for (let row = 0; row < 51; row++) many.set(`players.${row}.givenName`, "Đ");
    expect(faultsOf(readEntry(many), today)).toMatchObject({ players: "too-many-players" });
    expect(faultsOfDraft(readEntry(many))).toEqual({ players: "too-many-players" });
  });

  it("that nobody filled in says so everywhere, and is a draft all the same", () => {
    const nothing = readEntry(new URLSearchParams("__proto__=x&constructor=y&players=z&players.0=1"));
    expect(Object.keys(faultsOf(nothing, today)).toSorted()).toEqual([
      "city",
      "clubName",
      "coach",
      "contactName",
      "email",
      "phone",
      "players",
      "primaryColor",
      "secondaryColor",
      "teamName",
      "venue",
    ]);
    expect(faultsOfDraft(nothing)).toEqual({});
  });

  it("is read as it can be kept: whole characters, composed, no NUL, within bounds", () => {
    const entry = readEntry(new URLSearchParams({ clubName: "C\u0301uk\u0000", city: "😀".repeat(400), email: "\ud800x" }));
    expect(entry.clubName).toBe("Ćuk");
    expect([...entry.city]).toHaveLength(300);
    expect(entry.email).toBe("\ufffdx");
  });
});
