import { expect, test } from "vitest";
import { readAccountForm } from "./read-account-form.ts";

const today = "2026-11-22";
const rules = { ages: { least: 13, withoutGuardian: 16 }, terms: null, leagueWords: ["Savska liga", "savska.example"] };
const whole = {
  name: "Mila Đorđević",
  email: "mila@example.org",
  password: "tri male ptice",
  birthDate: "2000-02-29",
  guardianEmail: "",
  consent: "yes",
};

function register(changed: Record<string, string>, given: Parameters<typeof readAccountForm>[2] = rules) {
  return readAccountForm("Register", new URLSearchParams({ ...whole, ...changed }), given, today);
}

test("AUTH6 a whole form has no faults, and the password is not among what is shown again", () => {
  const { faults, values, entry } = register({});
  expect(faults).toEqual({});
  expect(values).not.toHaveProperty("password");
  expect(entry).toMatchObject({ name: "Mila Đorđević", email: { address: "mila@example.org" }, birthDate: "2000-02-29" });
});

test.each([
  [{ name: " " }, { name: "missing" }],
  [{ name: "a\u0007b" }, { name: "not-a-name" }],
  [{ name: "Mila \uFFFD" }, { name: "not-a-name" }],
  [{ name: "Mila www.evil.example" }, { name: "site-address" }],
  [{ name: "x".repeat(81) }, { name: "too-long" }],
  [{ email: "" }, { email: "missing" }],
  [{ email: "mila" }, { email: "not-an-email" }],
  [{ email: "mila@example.org\r\nBcc: evil@example.org" }, { email: "not-an-email" }],
  [{ email: `${"a".repeat(300)}@example.org` }, { email: "not-an-email" }],
  [{ password: "" }, { password: "missing" }],
  [{ password: "1234567" }, { password: "too-short" }],
  [{ password: "x".repeat(129) }, { password: "too-long" }],
  [{ password: "password1" }, { password: "too-common" }],
  [{ password: "Mila-Savska 2026" }, { password: "about-you" }],
  [{ birthDate: "" }, { birthDate: "missing" }],
  [{ birthDate: "2001-02-29" }, { birthDate: "not-a-date" }],
  [{ birthDate: "29.2.2000" }, { birthDate: "not-a-date" }],
  [{ birthDate: "2027-01-01" }, { birthDate: "not-that-day" }],
  [{ birthDate: "1899-12-31" }, { birthDate: "not-that-day" }],
  [{ birthDate: "2012-01-01" }, { guardianEmail: "missing" }],
  [{ birthDate: "2012-01-01", guardianEmail: "MILA@example.org" }, { guardianEmail: "same-as-yours" }],
  [{ birthDate: "2012-01-01", guardianEmail: "mother@example.org" }, {}],
  [{ consent: "" }, { consent: "not-agreed" }],
  [{ consent: "on" }, { consent: "not-agreed" }],
])("AUTH6 %j", (changed, faults) => {
  expect(register(changed).faults).toEqual(faults);
});

test("AUTH7 the birthday itself counts; who is born on 29 February waits till 1 March", () => {
  expect(register({ birthDate: "2010-11-22" }).asksGuardian).toBe(false);
  expect(register({ birthDate: "2010-11-23" }).asksGuardian).toBe(true);
  expect(register({ birthDate: "2013-11-23" }).isTooYoung).toBe(true);
  const leapling = new URLSearchParams({ ...whole, birthDate: "2008-02-29" });
  expect(readAccountForm("Register", leapling, rules, "2024-02-28").asksGuardian).toBe(true);
});

test("AUTH7 a league that asks no age reads none", () => {
  const { faults, asksGuardian } = register({ birthDate: "nonsense" }, { ...rules, ages: null });
  expect([faults, asksGuardian]).toEqual([{}, false]);
});

test("fields that a form does not ask for are as if they were not there", () => {
  const { entry, values } = readAccountForm("ForgottenPassword", new URLSearchParams(whole), rules, today);
  expect([entry.name, entry.password, Object.keys(values)]).toEqual(["", "", ["email"]]);
});

test.each(Object.keys(whole).filter((field) => field !== "guardianEmail"))("AUTH6 %s sent twice is as if it were not there", (field) => {
  const sent = new URLSearchParams(whole);
  sent.append(field, "another");
  expect(Object.keys(readAccountForm("Register", sent, rules, today).faults)).toEqual([field]);
});

test("AUTH6 a guardian who says no twice has not said anything", () => {
  const sent = new URLSearchParams("code=x&answer=no&answer=no");
  expect(readAccountForm("GuardianConsent", sent, rules, today)).toMatchObject({ isRefused: false, faults: { consent: "not-agreed" } });
});

test("signing in with a password shorter than new ones may be is tried", () => {
  expect(readAccountForm("Login", new URLSearchParams({ email: "a@example.org", password: "old" }), rules, today).faults).toEqual({});
});
