/** Where the office's calls begin: things, and rows of them. */
export const officePath = "/v2/website/office";

/** The longest reason that somebody gives for a change, in characters. */
export const longestReason = 500;
