const rooms = "[data-own]";

/** Fills the rooms that pages leave for what a visitor may say, and empties those that are gone. Once, when the page can be used. */
export function beginOwnRooms(timeZone: string): void {
  const filled = new Map<Element, { readonly of: string; readonly leave: () => void }>();

  async function look(): Promise<void> {
    for (const [room, { leave }] of filled) {
      if (room.isConnected) continue;
      filled.delete(room);
      leave();
    }
    const waiting = [...document.querySelectorAll<HTMLElement>(rooms)].filter((room) => filled.get(room)?.of !== nameOf(room));
    if (waiting.length === 0) return;
    const { fillRoom } = await import("./fill-room.tsx");
    for (const room of waiting) {
      const of = nameOf(room);
      if (!room.isConnected || filled.get(room)?.of === of) continue;
      filled.get(room)?.leave();
      filled.set(room, { of, leave: fillRoom(room, timeZone) });
    }
  }

  new MutationObserver(() => void look().catch(() => undefined)).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["data-own", "data-name"],
  });
  void look().catch(() => undefined);
}

function nameOf({ dataset }: HTMLElement): string {
  return `${dataset["own"]} ${dataset["name"]}`;
}
