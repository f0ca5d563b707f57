import { earlyHandScript } from "./early-hand.ts";
import { earlyStarScript } from "./following/early-stars.ts";
import { earlyLanguageScript } from "./language-choice.ts";
import { earlySpoilerScript } from "./spoilers.ts";
import { earlyThemeScript } from "./theme.ts";
import { earlyVisitorScript } from "./visitor-hint.ts";

/**
 * What every document runs before it is painted, with its hash in the content security policy. Browsers find it in the
 * document, and React leaves what stands in a script alone: they need not load the text a second time.
 */
export const earlyScript: string = import.meta.env.SSR
  ? [earlyThemeScript, earlySpoilerScript, earlyLanguageScript, earlyStarScript, earlyVisitorScript, earlyHandScript].join(";")
  : "";
