import type { ControlText } from "./office-page.ts";

/** A control that is no field of a thing. */
export function plainControl(name: string, type: ControlText["type"], label: string, value: string): ControlText {
  const nothing = {
    fault: null,
    hint: null,
    isRequired: false,
    isFixed: false,
    most: null,
    lang: null,
    choices: [],
    quarrel: null,
    isFirst: false,
  };
  return { name, type, label, value, stood: "", ...nothing };
}
