export default {
  title: "On your home screen",
  text: "The league opens from its own icon, in a window of its own. On an iPhone or iPad this is also what lets it notify you.",
  byHand: "Open the browser’s Share menu and choose “Add to Home Screen”.",
  add: "Add to home screen",
  dismiss: "Don’t show this again",
} as const;
