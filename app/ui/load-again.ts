/** Past the moment in which a fault passes, within the one in which a page is not loaded anew for it (BUILD3). */
const againMs = 5000;

/** Code that a page does not wait for, asked for once more where it did not come: when the line is back, else after a moment. */
export async function loadAgain<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch {
    await new Promise<unknown>((resolve) => {
      if (!navigator.onLine) addEventListener("online", resolve, { once: true });
      else setTimeout(resolve, againMs);
    });
    return load();
  }
}
