export default {
  login_successful: "You have successfully logged in",
} as const;
