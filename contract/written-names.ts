/** Scripts in which names may be typed beside Latin, as BCP 47 has them: Serbian Cyrillic, and Russian. */
export const nameScripts = ["sr-Cyrl", "ru"] as const;
export type NameScript = (typeof nameScripts)[number];

/** `site`: the league's own, and each other that shows it, which is what a channel is. NAME13 */
export const writtenKinds = ["person", "club", "league", "hall", "site", "code"] as const;
export type WrittenKind = (typeof writtenKinds)[number];

/** How a name is written in another script, as somebody typed it. It belongs to the spelling: whoever is written so in Latin has it. NAME10 */
export type WrittenName = {
  readonly kind: WrittenKind;
  /** Of a person; empty for everything else. */
  readonly given: string;
  /** A person's family name, or the whole of any other. */
  readonly name: string;
  readonly script: NameScript;
  readonly writtenGiven: string;
  readonly written: string;
};

/** The script in which readers of a locale have other names than they are kept in; `null`: they read Latin. */
export function nameScriptOf(locale: string): NameScript | null {
  return locale === "sr-cyrl" ? "sr-Cyrl" : locale === "ru" ? "ru" : null;
}
