import "./own-room.css";

const nothing = { __html: "" };

/**
 * The room of what a visitor may say of a game or a player. Pages are the same for everybody, so it comes empty, and React
 * leaves alone what stands in it: `own-rooms.ts` fills it once the page can be used. `of`: `player:ID`, a game's
 * `game:ID:PHASE:TIME` with what it is open for, or `vote:ID:END` while its fans vote; `name`: as the page writes it.
 */
export function OwnRoom({ of, name }: { of: string; name?: string }) {
  return <div data-own={of} data-name={name} dangerouslySetInnerHTML={nothing} suppressHydrationWarning />;
}
