import type { AccountRules } from "#contract/account-forms.ts";

type Ages = NonNullable<AccountRules["ages"]>;

/** What is kept of how old somebody is: of a date of birth no more than a league's rule needs. */
export type KnownAge = {
  /** In whole years, as the rule asked. */
  readonly asked: number;
  /** The day from which somebody agrees himself, `2029-02-11`; `null`: he was that old already. */
  readonly ofAgeOn: string | null;
};

/** From which age on nobody else is asked, in whole years. */
export function ownConsentAge({ least, withoutGuardian }: Ages): number {
  return Math.max(least, withoutGuardian);
}

export function knownAge(birth: string, ages: Ages, today: string): KnownAge {
  const asked = ownConsentAge(ages);
  const birthday = birthdayOf(birth, asked);
  return { asked, ofAgeOn: birthday > today ? birthday : null };
}

/** How old somebody is on a day. Who is born on 29 February has their birthday on 1 March in other years. */
export function wholeYears(birth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) < birth.slice(5) ? years - 1 : years;
}

function birthdayOf(birth: string, age: number): string {
  const year = String(Number(birth.slice(0, 4)) + age);
  const day = `${year}-${birth.slice(5)}`;
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) ? day : `${year}-03-01`;
}
