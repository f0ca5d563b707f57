export default {
  title: "One moment",
  text: "So many people are here right now that this page could not be made. Nothing is lost: try again in a few seconds.",
  again: "Try again",
  form: {
    title: "This form was not taken",
    text: "Nothing was sent on or changed. Open the page anew and fill it in once more.",
    again: "Open the page",
  },
  address: {
    title: "This address cannot be read",
    text: "It may have been cut short or copied wrongly. The home page leads to everything there is.",
    again: "To the home page",
  },
  defect: {
    title: "Something went wrong",
    text: "It was our fault, and it has been noted. Try again in a moment.",
    again: "Try again",
  },
} as const;
