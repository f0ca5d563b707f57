import { fiveSize } from "./squad.ts";
import type { FantasySettings, Shape } from "./fantasy-settings.ts";

/** Fields of the settings that are lists, each as one line of text: how an office writes it, and how it is read. */
type ListField<Value> = {
  readonly path: string;
  /** What may be written, for whoever edits it. */
  readonly example: string;
  readonly written: (value: Value) => string;
  /** `null`: it cannot be read. */
  readonly read: (text: string) => Value | null;
};

const formations: ListField<FantasySettings["formations"]> = {
  path: "formations",
  example: "2-2-1, 1-3-1",
  written: (list) => list.map(({ guard, forward, centre }) => `${guard}-${forward}-${centre}`).join(", "),
  read: (text) => allOrNone(text, formationOf),
};

const clubLimits: ListField<FantasySettings["clubLimits"]> = {
  path: "clubLimits",
  example: "8:3, 4:4, 0:6",
  written: (list) => list.map(({ clubs, players }) => `${clubs}:${players}`).join(", "),
  read: (text) =>
    allOrNone(text, (part) => {
      const [, clubs, players] = /^(\d{1,3}):(\d{1,2})$/.exec(part) ?? [];
      return clubs === undefined ? null : { clubs: Number(clubs), players: Number(players) };
    }),
};

const windowRounds: ListField<FantasySettings["windows"]["rounds"]> = {
  path: "windows.rounds",
  example: "12, 20",
  written: (list) => (list.length === 0 ? "none" : list.join(", ")),
  read: (text) => (text.trim() === "none" ? [] : allOrNone(text, (part) => (/^[1-9]\d{0,2}$/.test(part) ? Number(part) : null))),
};

export const settingsLists = [formations, clubLimits, windowRounds] as const;

function formationOf(part: string): Shape | null {
  const [, guard, forward, centre] = /^(\d)-(\d)-(\d)$/.exec(part) ?? [];
  const shape = { guard: Number(guard), forward: Number(forward), centre: Number(centre) };
  return shape.guard + shape.forward + shape.centre === fiveSize ? shape : null;
}

function allOrNone<Part>(text: string, readPart: (part: string) => Part | null): readonly Part[] | null {
  const parts = text.split(",").map((part) => readPart(part.trim()));
  return parts.every((part) => part !== null) ? parts : null;
}
