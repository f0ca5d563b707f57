/** Under it a device keeps what is followed: `KeptFollowing` as JSON. */
export const storageKey = "following";

/** Presses that came before the code that answers them; with it they are taken up. */
export type EarlyPresses = { readonly pressed: HTMLButtonElement[]; readonly end: () => void };

declare global {
  // What is left on the window is a `var`, by TypeScript's rules.
  var earlyStars: EarlyPresses | undefined;
}

/**
 * Runs before the first paint, part of every document: presses the stars of what the device keeps as they are read, so
 * that nobody sees them change, marks the document of who follows something, and remembers presses till the page can be used.
 */
export const earlyStarScript = `{let p=[],h=function(e){let b=e.target.closest&&e.target.closest("[data-star]>button");b&&p.push(b)};addEventListener("click",h);earlyStars={pressed:p,end:function(){removeEventListener("click",h)}}}try{let k=new Set(JSON.parse(localStorage.getItem("${storageKey}")).items);if(k.size)document.documentElement.dataset.follows="";let o=new MutationObserver(function(r){for(let m of r)for(let n of m.addedNodes)if(n.querySelectorAll)for(let b of[n,...n.querySelectorAll("[data-star]>button")]){let s=b.parentNode;s.dataset&&k.has(s.dataset.star)&&b.setAttribute("aria-pressed","true")}});o.observe(document,{childList:true,subtree:true});addEventListener("load",function(){o.disconnect()})}catch{}`;
