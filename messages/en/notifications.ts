export default {
  title: "Notifications",
  description: "What {site} may tell you on this device, and when.",
  lead: "Tip-off, a close finish, the final score: hear of the clubs, teams, players, leagues and games you follow, even when this page is closed.",
  on: "This device gets notifications.",
  off: "This device gets no notifications.",
  turnOn: "Turn on",
  turnOff: "Turn off",
  working: "One moment…",
  failed: "That did not work just now. Please try again.",
  saved: "Saved on this device.",
  kinds: {
    label: "Tell me about",
    start: "Tip-off",
    quarter: "End of each quarter",
    "close-finish": "A close finish",
    final: "The final score",
    news: "News",
    "schedule-change": "Changes to the schedule",
  },
  quiet: {
    label: "Quiet hours",
    on: "Leave me in peace at night",
    from: "From",
    to: "Until",
    note: "Final scores, news and changes wait until the quiet hours end. Everything else is left out.",
  },
  spoiler: {
    on: "Never give the score away",
    note: "You hear that a game has ended, not how.",
  },
  test: {
    send: "Send me a test",
    sent: "It is on its way.",
    refused: "One was sent a moment ago. Try again in ten seconds.",
  },
  errors: {
    "missing-app-config-values": "The league has not finished setting up its notifications. Nothing can be turned on until then.",
    "failed-service-worker-registration": "The browser could not install what receives notifications. Reload the page and try again.",
    "invalid-sw-registration": "What receives notifications does not belong to this site. Close its other tabs, reload and try again.",
    "only-available-in-window": "Notifications can only be turned on from an open page.",
    "permission-blocked":
      "The browser blocks notifications from this site. Allow them in the site settings next to the address, then come back.",
    "unsupported-browser":
      "This browser cannot receive notifications. On an iPhone or iPad, first add the site to the Home Screen and open it from there.",
    "indexed-db-unsupported": "The browser lets this site keep nothing, as in a private window. Notifications need an ordinary window.",
  },
} as const;
