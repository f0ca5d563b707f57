import { expect, it } from "vitest";
import { accountForms } from "#contract/account-forms.ts";
import { spelledAddress } from "#contract/spelled-address.ts";
import { clubTabIds } from "./clubs/club-model.ts";
import { seasonClubTabIds } from "./clubs/season-club-model.ts";
import { gameTabIds } from "./games/game-tabs.ts";
import { leagueTabIds } from "./leagues/league-model.ts";
import { playerTabIds } from "./players/player-model.ts";
import { profileTabIds } from "./profile/profile-model.ts";
import { teamTabIds } from "./teams/team-model.ts";

const league = "/en/seasons/2025-26/leagues/first";
const screens: readonly (readonly [screen: string, ids: Readonly<Record<string, string>>])[] = [
  ["/en/clubs/bedem", clubTabIds],
  ["/en/seasons/2025-26/clubs/bedem", seasonClubTabIds],
  ["/en/players/ana-ilic", playerTabIds],
  ["/en/profile", profileTabIds],
  [league, leagueTabIds],
  [`${league}/teams/bedem`, teamTabIds],
  [`${league}/playoff/final/a-b/games/1`, gameTabIds],
];

it.each(screens)("PAGE16 every tab of %s has one address, however it is spelled", (screen, ids) => {
  for (const [tab, id] of Object.entries(ids)) {
    const right = `${screen}/tabs/${tab}`;
    expect(spelledAddress(right)).toBeNull();
    for (const other of [id, id.toUpperCase(), tab.toLowerCase(), tab.toUpperCase()])
      expect(spelledAddress(`${screen}/tabs/${other}`), other).toBe(other === tab ? null : right);
  }
  expect(spelledAddress(`${screen}/tabs/Nonsense`)).toBeNull();
  expect(spelledAddress(`${screen}/tabs/constructor`)).toBeNull();
});

it.each(accountForms)("PAGE16 the form %s has one address", (form) => {
  expect(spelledAddress(`/en/auth/${form}`)).toBeNull();
  expect(spelledAddress(`/sr-cyrl/auth/${form.toLowerCase()}`)).toBe(`/sr-cyrl/auth/${form}`);
});

it.each(["/en/clubs/photos", "/en/clubs/tabs/photos", "/en", "/", "/en/auth/nonsense"])("PAGE16 %s is no other spelling", (path) => {
  expect(spelledAddress(path)).toBeNull();
});
