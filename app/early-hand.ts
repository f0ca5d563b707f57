/** What visitors move a page with. */
export const ownHand = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

type Touched = { wasTouched?: boolean };

/**
 * Notes that somebody has moved the page, perhaps, before its own code was there. `navigator.userActivation` would not do: it also
 * knows of what was pressed on the page before.
 */
export const earlyHandScript = `${JSON.stringify(ownHand)}.forEach(function(k){addEventListener(k,function(){window.wasTouched=true},{passive:true,once:true})})`;

/** Whether somebody has touched this document since it began. */
export function wasTouched(): boolean {
  return (globalThis as Touched).wasTouched === true;
}
