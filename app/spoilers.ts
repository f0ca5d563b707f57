import { useSyncExternalStore } from "react";

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to another
  interface Window {
    /** Hides all scores but those of the addresses named; `null`: none is hidden. Laid down by `earlySpoilerScript`. */
    coverScores?: (shown: readonly string[] | null) => void;
  }
}

/** In a window's own storage what a link says, in the device's what the visitor chose. */
export const spoilerKey = "spoilers";
/** Addresses of which the score was asked for in this window, one to a line, without their language. */
export const shownKey = "spoilers-shown";

/**
 * `NOT` leaves out what was asked for. The address of a game stands on what belongs to it (`data-spoils`), and in that is
 * marked what tells how it went: its figures (`data-told`) and what shows by its looks who won (`data-tone`).
 * Hidden, not painted over: what is not to be seen is not to be read out either. SPOIL8
 */
const rules =
  "[data-spoils]NOT [data-told],[data-spoils]NOT[data-told]{visibility:hidden!important}" +
  "[data-spoils]NOT[data-told=block]{height:176px!important;overflow:hidden!important;margin-block:0!important}" +
  "[data-spoils]NOT [data-tone]{color:inherit!important;font-weight:650!important}";

/**
 * Runs before the first paint: pages are the same for everyone, so scores are hidden in the browser. Part of every document,
 * with its hash in the content security policy; its style sheet is the script's own, which the policy allows. The title of the
 * window is kept without its score however often it is written anew; the whole one stands in `data-title`.
 */
export const earlySpoilerScript =
  `(function(){var d=document,r=d.documentElement,s,o,m=new URLSearchParams(location.search).get("spoilers"),k;` +
  `window.coverScores=function(n){if(o)o.disconnect();if(!s){s=new CSSStyleSheet;d.adoptedStyleSheets=d.adoptedStyleSheets.concat(s)}` +
  `s.replaceSync(n?${JSON.stringify(rules)}.replace(/NOT/g,n.map(function(a){return":not([data-spoils$="+JSON.stringify(a)+"])"}).join("")):"");` +
  `if(n)r.dataset.spoilers="hide";else delete r.dataset.spoilers;` +
  `function t(){var h=d.title,f=r.dataset.title,c=h.replace(p,"");` +
  `if(!n||n.some(function(a){return(location.pathname+"/").includes(a+"/")})){if(f&&f.replace(p,"")===h)d.title=f;delete r.dataset.title}` +
  `else if(c!==h){r.dataset.title=h;d.title=c}else if(f&&f.replace(p,"")!==h)delete r.dataset.title}` +
  `t();if(n){o=new MutationObserver(t);o.observe(d.head,{childList:true,characterData:true,subtree:true})}};` +
  `var p=/ \\d{1,3}[:\\u2013-]\\d{1,3}\\b/;` +
  `try{if(m==="hide"||m==="show")sessionStorage.setItem("${spoilerKey}",m);m=sessionStorage.getItem("${spoilerKey}")||localStorage.getItem("${spoilerKey}");` +
  `k=sessionStorage.getItem("${shownKey}")}catch(e){}` +
  `if(m==="hide")window.coverScores(k?k.split("\\n"):[])})()`;

const watchers = new Set<() => void>();

/** Whether scores are hidden until asked for; never on the server. */
export function useHidesScores(): boolean {
  return useSyncExternalStore(watchSpoilers, hidesScores, () => false);
}

export function hidesScores(): boolean {
  return document.documentElement.dataset["spoilers"] === "hide";
}

export function watchSpoilers(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** After `coverScores`: what shows the choice shows the new one. */
export function tellSpoilersChanged(): void {
  for (const watcher of watchers) watcher();
}

/** An address without its language: asked for in one, a score is shown in all. */
export function addressInAllLanguages(address: string): string {
  return address.replace(/^\/[^/]+/, "");
}
