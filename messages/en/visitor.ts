export default {
  ownTime: "{time} your time",
  entry: {
    signIn: "Sign in",
    menu: "Your account",
    profile: "Profile",
    account: "Account and security",
    signOut: "Sign out",
  },
  gate: {
    title: "Sign in to see your profile",
    text: "It holds what you follow and your games, for your eyes only.",
    signIn: "Sign in",
    register: "Create an account",
    needsScripts: "Your own pages are put together in the browser and need JavaScript, which is switched off here.",
    waiting: "One moment, we look whose profile this is.",
    failed: "We cannot reach your account just now. You are still signed in.",
    again: "Try again",
  },
  passkey: {
    signIn: "Sign in with a passkey",
    cancelled: "No passkey was used. Sign in another way, or try again.",
  },
  said: {
    signedOut: "You are signed out",
    windowClosed: "Login window closed",
    invalidMessage: "Invalid message received",
    refused: "The sign-in could not be completed. Please try again.",
    offline: "Nobody answered. Are you connected?",
  },
  password: {
    show: "Show the password",
    hide: "Hide the password",
    strength: {
      none: "As long as you like: words in a row are good",
      weak: "Easily guessed",
      fair: "Could be longer",
      good: "Good",
      strong: "Very good",
    },
  },
  working: "One moment…",
} as const;
