import { isLocale } from "#contract/locale.ts";
import type { PushChoices, QuietHours } from "#contract/push.ts";
import { followedPushKinds, pushKinds } from "#core/push/push-kinds.ts";
import { messagesOfDocument } from "../i18n/messages-of-document.ts";
import { followedItems } from "./followed-items.ts";

/** What a visitor chose on this device; the rest of what is sent belongs to the page or the machine. */
export type DeviceChoices = Pick<PushChoices, "kinds" | "quietHours" | "isSpoilerFree">;

const storageKey = "push-choices";
const night: QuietHours = { from: 23 * 60, to: 7 * 60 };

/** Everything that is followed but each quarter, and quiet at night; of a fantasy team nothing. FANN1 */
export const firstChoices: DeviceChoices = {
  kinds: followedPushKinds.filter((kind) => kind !== "quarter"),
  quietHours: night,
  isSpoilerFree: false,
};

export function readChoices(): DeviceChoices {
  try {
    return choicesIn(JSON.parse(localStorage.getItem(storageKey) ?? "null"));
  } catch {
    return firstChoices;
  }
}

export function keepChoices(choices: DeviceChoices): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(choices));
  } catch {
    // Private windows of some browsers forbid it; the server has been told all the same.
  }
}

/** With what else a notice depends on. */
export function allChoices(): PushChoices {
  const { locale } = messagesOfDocument(document.documentElement);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { ...readChoices(), locale: isLocale(locale) ? locale : "en", timeZone, following: followedItems() };
}

/** Written by an earlier version, perhaps, or by hand. */
function choicesIn(value: unknown): DeviceChoices {
  if (typeof value !== "object" || value === null) return firstChoices;
  const { kinds, quietHours, isSpoilerFree } = value as Partial<Record<keyof DeviceChoices, unknown>>;
  return {
    kinds: Array.isArray(kinds) ? pushKinds.filter((kind) => kinds.includes(kind)) : firstChoices.kinds,
    quietHours: isQuietHours(quietHours) ? quietHours : quietHours === null ? null : firstChoices.quietHours,
    isSpoilerFree: isSpoilerFree === true,
  };
}

function isQuietHours(value: unknown): value is QuietHours {
  if (typeof value !== "object" || value === null) return false;
  const { from, to } = value as Partial<Record<keyof QuietHours, unknown>>;
  return [from, to].every((minute) => Number.isInteger(minute) && Number(minute) >= 0 && Number(minute) < 1440);
}
