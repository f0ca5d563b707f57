import { type RefObject, useEffect } from "react";
import { optionId } from "./search-list.tsx";

type Combobox = { readonly listId: string; readonly count: number; readonly active: number; readonly onMove: (to: number) => void };

const attributes = ["role", "aria-autocomplete", "aria-controls", "aria-expanded", "aria-activedescendant"] as const;

/**
 * Makes a field speak of the list below it for as long as that is there: arrows lead through the list, Enter opens what they
 * chose. Without the list the field is what the page made it: a field of a form.
 */
export function useCombobox(field: RefObject<HTMLInputElement | null>, { listId, count, active, onMove }: Combobox): void {
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", listId);
    return () => {
      for (const attribute of attributes) input.removeAttribute(attribute);
    };
  }, [field, listId]);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.setAttribute("aria-expanded", String(count > 0));
    if (active === -1) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", optionId(listId, active));
    const choose = (event: KeyboardEvent) => {
      const next = nextOf(event.key, active, count);
      if (next !== null) {
        event.preventDefault();
        onMove(next);
        document.getElementById(optionId(listId, next))?.scrollIntoView({ block: "nearest" });
      } else if (event.key === "Enter" && active !== -1) {
        event.preventDefault();
        document.getElementById(optionId(listId, active))?.click();
      }
    };
    input.addEventListener("keydown", choose);
    return () => input.removeEventListener("keydown", choose);
  }, [field, listId, count, active, onMove]);
}

/** Where a key leads in a list: -1 is the field itself; `null`: it is not a key of the list. */
function nextOf(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return active + 1 < count ? active + 1 : -1;
  if (key === "ArrowUp") return active === -1 ? count - 1 : active - 1;
  return null;
}
