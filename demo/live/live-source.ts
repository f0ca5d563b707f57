/** Marks the game that is live in a demo tenant. */
export const liveSource = "simulator-live";
