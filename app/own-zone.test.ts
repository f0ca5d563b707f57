import { describe, expect, it } from "vitest";
import { ownTime } from "./own-zone.ts";

const evening = Date.UTC(2026, 10, 28, 18);

describe("ownTime", () => {
  const inZone = (ownZone: string, at = evening) => ownTime(at, { locale: "en", leagueZone: "Europe/Belgrade", ownZone });

  it("ZONE2 says nothing where both clocks show the same, whatever their zones are called", () => {
    expect(inZone("Europe/Belgrade")).toBeNull();
    expect(inZone("Europe/Ljubljana")).toBeNull();
    expect(inZone("Africa/Lagos")).toBeNull();
  });

  it("ZONE1 heeds the day of the game, not today's: one side's summer time may have ended", () => {
    expect(inZone("America/New_York")).toBe("13:00");
    expect(inZone("America/New_York", Date.UTC(2026, 9, 28, 18))).toBe("14:00");
    expect(inZone("Africa/Lagos", Date.UTC(2026, 9, 20, 18))).toBe("19:00");
  });

  it("ZONE1 names the weekday where it is another", () => {
    expect(inZone("Australia/Sydney")).toBe("Sun 05:00");
    expect(inZone("America/Los_Angeles", Date.UTC(2026, 10, 29, 1))).toBe("Sat 17:00");
  });

  it("ZONE1 says nothing of what is no moment", () => {
    expect(ownTime(Number.NaN, { locale: "sr", leagueZone: "Europe/Belgrade", ownZone: "Asia/Tokyo" })).toBeNull();
  });
});
