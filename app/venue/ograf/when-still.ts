const moving = '[data-phase="in"], [data-phase="out"]';
/** Longer than any way in after any way out: whoever waits goes on in any case. */
const mostMs = 5000;

/** Done when nothing comes or goes under a root any more. */
export async function whenStill(root: ParentNode & Node): Promise<void> {
  if (root.querySelector(moving) === null) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(() => root.querySelector(moving) === null && end());
    const timer = setTimeout(end, mostMs);
    observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-phase"] });
  });
}
