export default {
  title: "On your home screen",
  text: "The league opens from its own icon, in its own window. On an iPhone or iPad this also lets it send you notifications.",
  byHand: "Open the browser’s Share menu and choose “Add to Home Screen”.",
  add: "Add to home screen",
  dismiss: "Don’t show this again",
} as const;
