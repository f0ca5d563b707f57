export default {
  greeting: { name: "Hello {name},", nobody: "Hello," },
  code: "If the link does not open, enter this code on the page: {code}",
  signature: "{league}. This message was sent automatically; nobody reads replies to it.",
  "confirm-address": {
    subject: "Confirm your address for {league}",
    body: "Somebody, probably you, has asked for an account with {league} at this address. Confirm it to open the account.",
    action: "Confirm address",
    after: "The link works once, for 24 hours. If it was not you, do nothing: no account is opened without it.",
  },
  "already-registered": {
    subject: "You already have an account with {league}",
    body: "Somebody, probably you, has tried to register with {league} at this address. You already have an account and can sign in with it.",
    action: "Sign in",
    after: "If you have forgotten your password, choose a new one on that page. If it was not you, nothing has changed.",
  },
  "reset-password": {
    subject: "Choose a new password",
    body: "A new password has been asked for your account with {league}.",
    action: "Choose a new password",
    after: "The link works once, for one hour. If it was not you, do nothing: your password stays as it is.",
  },
  "password-changed": {
    subject: "Your password has been changed",
    body: "The password of your account with {league} has been changed. All other devices have been signed out.",
    action: "It was not me",
    after: "If it was you, there is nothing more to do. If not, choose a new password at once.",
  },
  "confirm-new-address": {
    subject: "Confirm your new address",
    body: "This address is to become the one of your account with {league}.",
    action: "Confirm new address",
    after: "The link works once, for 24 hours. Until then your old address stays.",
  },
  "address-changed": {
    subject: "The address of your account has been changed",
    body: "Your account with {league} now has another e-mail address. Nothing about it is sent here any more.",
    action: "Contact the league",
    after: "If it was not you, please write to the league at once.",
  },
  "guardian-consent": {
    subject: "{name} needs your consent",
    body: "{name} would like an account with {league} and has named you as parent or guardian. It opens once you agree.",
    action: "Read and decide",
    after: "The link works once, for 14 days. If you do not know this person, do nothing: without your consent the account stays closed.",
  },
  "account-deleted": {
    subject: "Your account has been deleted",
    body: "Your account with {league} and everything kept with it have been deleted, as you wished.",
    action: "To the league",
    after: "Thank you for having been with us.",
  },
} as const;
