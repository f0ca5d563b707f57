// Gives every <iframe data-fullcourt> of the page that includes this script the height of what it shows.
addEventListener("message", ({ source, origin, data }) => {
  const height = data?.fullcourtHeight;
  if (!Number.isFinite(height) || height <= 0 || height > 20000) return;
  for (const frame of document.querySelectorAll("iframe[data-fullcourt]")) {
    if (frame.contentWindow === source && new URL(frame.src, location.href).origin === origin)
      frame.style.height = `${Math.ceil(height)}px`;
  }
});
