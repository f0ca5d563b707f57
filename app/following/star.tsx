import type { ComponentType } from "react";
import type { FollowedKey } from "#contract/following.ts";
import "./star.css";

/**
 * `name`: of what is followed, as the page writes it. `share`: its address, on its own page, where a link to share it stands
 * beside (SHARE1). `isQuiet`: in a list, a mark without a word.
 */
export type StarProps = { readonly of: FollowedKey; readonly name: string; readonly share?: string; readonly isQuiet?: boolean };

const nothing = { __html: "" };

/** The room of a star. React leaves alone what stands in it: the server's button, or the one that `stars.ts` puts in. */
function StarRoom({ of, name, share, isQuiet }: StarProps) {
  return (
    <span
      data-star={of}
      data-name={name}
      data-share={share}
      data-quiet={isQuiet ? "" : undefined}
      dangerouslySetInnerHTML={nothing}
      suppressHydrationWarning
    />
  );
}

let Written: ComponentType<StarProps> | undefined;

/** For the server, which writes the button that a page begins with. */
export function putWrittenStar(written: ComponentType<StarProps>): void {
  Written = written;
}

/**
 * A button to follow something. The page is the same for everybody and has it unpressed; a visitor's browser presses
 * those of what he follows. Its code and words come when the page can be used. FOLLOW2
 */
export function Star(props: StarProps) {
  return Written ? <Written {...props} /> : <StarRoom {...props} />;
}
