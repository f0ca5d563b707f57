import type { SeatCommand } from "./seat-command.ts";

/** A copy of what a seat wrote, to open on another device of the same seat. SEAT11 */
export type SeatFile = {
  readonly fullcourt: "seat";
  readonly version: 1;
  readonly gameId: string;
  readonly deviceId: string;
  readonly savedAt: number;
  readonly commands: readonly SeatCommand[];
};

export function seatFile({ gameId, deviceId, savedAt, commands }: Omit<SeatFile, "fullcourt" | "version">): SeatFile {
  return { fullcourt: "seat", version: 1, gameId, deviceId, savedAt, commands: commands.filter(({ standing }) => standing !== "replaced") };
}

/** `null`: it is none, or of another game. */
export function readSeatFile(text: string, gameId: string): SeatFile | null {
  try {
    const file: unknown = JSON.parse(text);
    if (typeof file !== "object" || file === null) return null;
    const { fullcourt, version, gameId: of, commands } = file as Partial<Record<keyof SeatFile, unknown>>;
    return fullcourt === "seat" && version === 1 && of === gameId && Array.isArray(commands) && commands.every(isCommand)
      ? (file as SeatFile)
      : null;
  } catch {
    return null;
  }
}

function isCommand(each: unknown): boolean {
  if (typeof each !== "object" || each === null || !("command" in each) || !("order" in each)) return false;
  const { command } = each;
  return (
    typeof command === "object" && command !== null && "commandId" in command && "changes" in command && Array.isArray(command.changes)
  );
}

/** Hands a copy to the browser's downloads. */
export function saveSeatFile(file: SeatFile, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: "application/json" }));
  const link = document.createElement("a");
  Object.assign(link, { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
