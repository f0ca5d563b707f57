import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { ru } from "./ru.ts";
import { sl } from "./sl.ts";
import { sr } from "./sr.ts";

/** The newsroom of each language. */
export const presses = { en, sr, sl, es, fr, ru } as const;
export type PressLanguage = keyof typeof presses;

export const pressLanguages = ["en", "sr", "sl", "es", "fr", "ru"] as const satisfies readonly PressLanguage[];
