import type { ControlText } from "./office-page.ts";

/** A control of a form that is about no thing: what is said of it, and nothing else. */
export function plainControl(said: Pick<ControlText, "name" | "label" | "type" | "value"> & Partial<ControlText>): ControlText {
  return {
    stood: "",
    fault: null,
    hint: null,
    isRequired: false,
    isFixed: false,
    most: null,
    lang: null,
    choices: [],
    quarrel: null,
    isFirst: false,
    ...said,
  };
}
