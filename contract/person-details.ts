/** What is told of a person besides his name; `null`: nobody told. BIO1 */
export type PersonDetails = {
  readonly heightCm: number | null;
  /** Of whom it is known that he is of age. BIO2 */
  readonly weightKg: number | null;
  /** The country he plays for as ISO 3166-1 alpha-2: `RS`. */
  readonly nationality: string | null;
};

export const leastHeightCm = 120;
export const greatestHeightCm = 250;
export const leastWeightKg = 40;
export const greatestWeightKg = 200;

/** Whether two letters stand for a country that has a name. */
export function isCountry(text: string): boolean {
  return /^[A-Z]{2}$/.test(text) && new Intl.DisplayNames(["en"], { type: "region", fallback: "none" }).of(text) !== undefined;
}
