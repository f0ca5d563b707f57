export default {
  /** Codes 40170 and 80003 of the specification. */
  faults: {
    "token-refused": "You may not follow this here: the link is invalid or has expired. Ask for a new one.",
    disconnected: "Connection lost. What you see may be out of date; we keep trying.",
  },
} as const;
