// Gives every <iframe data-fullcourt> of the page that includes this script the height of what it shows.
addEventListener("message", (message) => {
  const told = /** @type {{ fullcourtHeight?: unknown } | null} */ (message.data);
  const height = Number(told?.fullcourtHeight);
  if (!(height > 0 && height < 20000)) return;
  for (const frame of document.getElementsByTagName("iframe")) {
    if (frame.dataset.fullcourt === undefined) continue;
    const isItsOwn = frame.contentWindow === message.source && new URL(frame.src, location.href).origin === message.origin;
    if (isItsOwn) frame.style.height = `${Math.ceil(height)}px`;
  }
});
