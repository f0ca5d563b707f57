import { useEffect, useMemo, useState } from "react";
import type { OwnFantasy } from "#contract/my-fantasy.ts";
import { draftKey, isThought, type KeptDraft, keptDraft, lostTransfers, readKeptDraft, rebased } from "./kept-draft.ts";
import { groundOf } from "./own-ground.ts";
import { draftAfter, type Press } from "./press-squad.ts";
import { draftOf, type SquadDraft, type SquadGround } from "./squad-draft.ts";

type Held = {
  readonly own: OwnFantasy;
  readonly ground: SquadGround;
  readonly draft: SquadDraft;
  readonly name: string;
  readonly presses: number;
  readonly lost: number;
};

export type OwnDraft = {
  readonly ground: SquadGround;
  readonly draft: SquadDraft;
  readonly name: string;
  /** How often something has been pressed or written: what was said of the thoughts before is said no more after the next. */
  readonly presses: number;
  /** So many transfers were thought out, and can be made no more; until something is pressed. MYFAN25 */
  readonly lost: number;
  readonly press: (press: Press) => void;
  readonly write: (name: string) => void;
};

/** What is thought out on one's own team: kept on the device, and carried over to whatever the server says next. MYFAN6 */
export function useSquadDraft(own: OwnFantasy): OwnDraft {
  const [held, setHeld] = useState<Held>(() => begun(own));
  const now = held.own === own ? held : carried(held, own);
  if (now !== held) setHeld(now);
  const { ground, draft, name, presses, lost } = now;
  useEffect(() => keep(now), [now]);
  return useMemo(
    () => ({
      ground,
      draft,
      name,
      presses,
      lost,
      press: (press) =>
        setHeld((before) => ({ ...before, draft: draftAfter(before.ground, before.draft, press), presses: before.presses + 1, lost: 0 })),
      write: (written) => setHeld((before) => ({ ...before, name: written, presses: before.presses + 1, lost: 0 })),
    }),
    [ground, draft, name, presses, lost],
  );
}

function begun(own: OwnFantasy): Held {
  const ground = groundOf(own);
  const kept = readKeptDraft(fromDevice(keyOf(own)));
  // Thoughts on a team to be made say nothing of one that is there, and the other way round.
  const isOfThis = kept !== null && (kept.base.length === 0) === (ground.team === null);
  return isOfThis
    ? { own, ground, name: kept.name, presses: 0, ...heldOver(ground, kept) }
    : { own, ground, draft: draftOf(ground), name: "", presses: 0, lost: 0 };
}

function heldOver(ground: SquadGround, kept: KeptDraft): Pick<Held, "draft" | "lost"> {
  const draft = rebased(ground, kept);
  return { draft, lost: lostTransfers(ground, kept, draft) };
}

function carried({ ground: before, draft, name, presses, lost: lostBefore, own: old }: Held, own: OwnFantasy): Held {
  const ground = groundOf(own);
  if ((before.team === null) !== (ground.team === null) || keyOf(old) !== keyOf(own))
    return { own, ground, draft: draftOf(ground), name: "", presses, lost: 0 };
  const { lost, ...held } = heldOver(ground, keptDraft(before, draft, name));
  return { own, ground, name, presses, lost: lostBefore + lost, ...held };
}

function keep({ own, ground, draft, name }: Held): void {
  try {
    if (isThought(ground, draft, name)) localStorage.setItem(keyOf(own), JSON.stringify(keptDraft(ground, draft, name)));
    else localStorage.removeItem(keyOf(own));
  } catch {
    // Full, or forbidden in a private window: the thoughts last as long as the page.
  }
}

function fromDevice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keyOf({ competition }: OwnFantasy): string {
  return draftKey(competition.seasonSlug, competition.leagueSlug);
}
