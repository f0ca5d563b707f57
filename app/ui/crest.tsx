import { useLayoutEffect, useRef } from "react";
import type { crestDrawing } from "./crest-drawing.ts";
import type { CrestLook, ShownCrest } from "./crest-look.ts";

let drawing: typeof crestDrawing | undefined;

/** For the server, which draws what a page begins with; how a crest is drawn is no part of a first visit. */
export function putCrestDrawing(draw: typeof crestDrawing): void {
  drawing = draw;
}

/** The drawings of the crests a page shows, once each. `Crest` refers to them. */
export function CrestSheet({ crests }: { crests: readonly ShownCrest[] }) {
  const drawn = [...new Map(crests.filter(isDrawn).map((crest) => [crest.key, crest])).values()];
  return (
    <svg
      ref={useSheet(drawn)}
      width="0"
      height="0"
      style={{ position: "absolute" }}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing ? drawn.map(drawing).join("") : "" }}
      suppressHydrationWarning
    />
  );
}

/** What the server has drawn stays, and React leaves it alone. Other crests, such as of a page come to from another, are drawn here. */
function useSheet(crests: readonly CrestLook[]) {
  const sheet = useRef<SVGSVGElement>(null);
  const shown = useRef<string>(undefined);
  const looks = JSON.stringify(crests);
  useLayoutEffect(() => {
    const isWritten = shown.current === undefined && sheet.current?.firstChild;
    if (isWritten || shown.current === looks) return void (shown.current = looks);
    shown.current = looks;
    void crestsFrom(looks).then((drawn) => {
      if (sheet.current && drawn !== null && shown.current === looks) sheet.current.innerHTML = drawn;
      return undefined;
    });
  }, [looks]);
  return sheet;
}

/** `null`: the code has not come. A crest is decoration, and names stand beside it. */
async function crestsFrom(looks: string): Promise<string | null> {
  const code = await import("./crest-drawing.ts").catch(() => null);
  return code && (JSON.parse(looks) as readonly CrestLook[]).map(code.crestDrawing).join("");
}

/** Stands here, since how colours are mixed is no part of a first visit. */
function isDrawn(crest: ShownCrest): crest is CrestLook {
  return crest.crestUrl === null;
}

/** A club's crest beside its name: decoration, so it is silent. The page must hold a `CrestSheet` with it. */
export function Crest({ crest, size, className }: { crest: ShownCrest; size: number; className?: string | undefined }) {
  if (crest.crestUrl !== null) {
    return <img className={className} src={crest.crestUrl} alt="" width={size} height={size} loading="lazy" decoding="async" />;
  }
  return (
    <svg className={className} width={size} height={size} aria-hidden="true">
      <use href={`#crest-${crest.key}`} />
    </svg>
  );
}
