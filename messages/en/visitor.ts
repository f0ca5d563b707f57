export default {
  ownTime: "{time} your time",
  entry: {
    signIn: "Sign in",
    menu: "Your account",
    profile: "Profile",
    account: "Account and security",
    office: "League office",
    signOut: "Sign out",
  },
  gate: {
    title: "Sign in to see your profile",
    text: "Your follows and your games, visible only to you.",
    signIn: "Sign in",
    register: "Create an account",
    needsScripts: "Your own pages are put together in the browser and need JavaScript, which is switched off here.",
    waiting: "Loading your profile…",
    failed: "Your account cannot be reached right now. You are still signed in.",
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
    refused: "Sign-in failed. Please try again.",
    offline: "No connection. Check your internet and try again.",
  },
  password: {
    show: "Show the password",
    hide: "Hide the password",
    strength: {
      none: "The longer the better. A few words work well.",
      weak: "Easy to guess",
      fair: "Could be longer",
      good: "Good",
      strong: "Very good",
    },
  },
  working: "One moment…",
} as const;
