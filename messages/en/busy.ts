export default {
  title: "One moment",
  text: "The site is very busy right now and this page could not be loaded. Nothing is lost: try again in a few seconds.",
  again: "Try again",
  form: {
    title: "This form could not be accepted",
    text: "Nothing was sent or changed. Open the page again and fill it in once more.",
    again: "Open the page",
  },
  address: {
    title: "This address cannot be read",
    text: "It may have been cut short or mistyped. You can reach everything from the home page.",
    again: "To the home page",
  },
  defect: {
    title: "Something went wrong",
    text: "It was our fault, and it has been noted. Try again in a moment.",
    again: "Try again",
  },
} as const;
