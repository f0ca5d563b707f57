/** Set as `handle` by a route whose document runs none of the site's scripts: it stands within another site. */
export function isStaticDocument(matches: readonly { readonly handle?: unknown }[]): boolean {
  return matches.some(({ handle }) => typeof handle === "object" && handle !== null && "isStatic" in handle && handle.isStatic === true);
}

/** Set as `handle` by a route whose document lies over other pictures: nothing is behind what it shows. */
export function hasNoGround(matches: readonly { readonly handle?: unknown }[]): boolean {
  return matches.some(({ handle }) => typeof handle === "object" && handle !== null && "ground" in handle && handle.ground === "none");
}

/** Tells the page around it how tall it is, now and whenever that changes. The height is no secret, so whoever frames it may hear it. */
export const tellHeightScript = `{let shown=document.querySelector("main>*");if(shown&&parent!==window)new ResizeObserver(function(){parent.postMessage({fullcourtHeight:Math.ceil(shown.getBoundingClientRect().height)},"*")}).observe(shown)}`;
