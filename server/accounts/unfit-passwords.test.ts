import { dictionary } from "@zxcvbn-ts/language-common";
import { describe, expect, it, test } from "vitest";
import { unfitnessOf } from "./unfit-passwords.ts";

const about = ["Milica Jovanović", "milica.jovanovic@example.org", "Košarkaška liga Beograda", "klb.example"];

it("ACC23 the 3,000 commonest passwords that are long enough are refused", () => {
  const commonest = dictionary["passwords-common"].filter((password) => password.length >= 8).slice(0, 3000);
  expect(commonest).toHaveLength(3000);
  expect(commonest.filter((password) => unfitnessOf(password, []) === null && /[a-z0-9]/i.test(password))).toEqual([]);
});

describe("ACC23 refused", () => {
  test.each([
    ["password", "too-common"],
    ["PassWord", "too-common"],
    ["12345678", "too-common"],
    ["qwertyuiop", "too-common"],
    ["password2026!", "too-common"],
    ["!!dragon 1987", "too-common"],
    ["Košarka2026", "too-common"],
    ["кошарка2026", "too-common"],
    ["лозинка123", "too-common"],
    ["пароль123456", "too-common"],
    ["contraseña1", "too-common"],
    ["mot de passe", "too-common"],
    ["lozinka lozinka", "too-common"],
    ["Milica1990", "about-you"],
    ["milica.jovanovic", "about-you"],
    ["Јовановић 12. 5. 1990.", "about-you"],
    ["KLB-2026-klb", "about-you"],
    ["Jovanović/KLB/90", "about-you"],
  ] as const)("%j as %s", (password, why) => {
    expect(unfitnessOf(password, about)).toBe(why);
  });
});

test.each([
  "tri male ptice na žici",
  "loptica pod košem",
  "sasvim nova lozinka",
  "a password of many words",
  "Vx9!qLp2#Rt7",
  "8391047265",
  "milica voli jabuke",
  "パスワードパスワード",
  "🏀🏀🏀🏀🏀🏀🏀🏀",
])("ACC23 %j is taken", (password) => {
  expect(unfitnessOf(password, about)).toBe(null);
});

it("ACC23 whoever is called by two letters, or nothing, may use any", () => {
  expect(unfitnessOf("stoljnjak", ["", "Jo", "@", "j@x.rs"])).toBe(null);
});
