import { lazy, Suspense, type ReactNode } from "react";
import { useHidesScores } from "../spoilers.ts";
import { usePlace } from "../ui/shown-page.tsx";
import type { SpoilerCoverProps } from "./spoiler-cover.tsx";

const Cover = lazy(async () => ({ default: (await import("./spoiler-cover.tsx")).SpoilerCover }));

/** The button that shows a hidden score, beside what it is hidden in; nothing while scores are not hidden. SPOIL3 */
export function Spoiler(props: SpoilerCoverProps) {
  return (
    useHidesScores() && (
      <Suspense>
        <Cover {...props} />
      </Suspense>
    )
  );
}

/** A part of a page that tells of many games at once: hidden and asked for as one. */
export function SpoilerPart({ name, children }: { name: string; children: ReactNode }) {
  const { pathname } = usePlace();
  const address = `${pathname}#${name}`;
  return (
    <>
      <Spoiler address={address} isPart />
      <div data-spoils={address} data-told="block">
        {children}
      </div>
    </>
  );
}
