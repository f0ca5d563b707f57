import { z } from "zod";
import { type NamedKind, nameFault, nameFaultText, tidyName } from "./written-name.ts";

/** A name as programs send it: tidied, then held to the one rule for names. NAME8 */
export function nameSchema(kind: NamedKind): z.ZodType<string, string> {
  return tidied((name) => nameFault(kind, name));
}

/** The same where there may be no name. */
export function nameOrNothing(kind: NamedKind): z.ZodType<string, string> {
  return tidied((name) => (name === "" ? null : nameFault(kind, name)));
}

function tidied(faultOf: (name: string) => keyof typeof nameFaultText | null): z.ZodType<string, string> {
  return z.string().transform((text, context) => {
    const name = tidyName(text);
    const fault = faultOf(name);
    if (fault !== null) context.addIssue({ code: "custom", message: nameFaultText[fault] });
    return name;
  });
}
