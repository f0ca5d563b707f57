/** As keyboards of every layout print them on the keys that end something; words of them would be looked for in vain. */
export const keyCaps = { escape: "Esc", enter: "⏎" } as const;
