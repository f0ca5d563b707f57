export default {
  title: "Profile",
  description: "Followed clubs and players, your games and your fantasy team at {site}.",
  accounts: "Accounts open soon. Until then every page of the site is yours without signing in.",
  tabs: {
    label: "Parts of the profile",
    Following: "Following",
    MyGames: "My games",
    MyFantasy: "My fantasy",
  },
  Following: {
    title: "Clubs and players you follow",
    text: "Follow a club or a player, and their games, results and news stand here together.",
    meanwhile: "See all clubs",
  },
  MyGames: {
    title: "Your games",
    text: "The games of everyone you follow, the next one first, with a reminder before tip-off.",
    meanwhile: "See the schedule",
  },
  MyFantasy: {
    title: "Your fantasy team",
    text: "Put a team together from the players of the league and collect points from what they really do.",
    meanwhile: "To the home page",
  },
  register: {
    title: "Create an account",
    text: "Accounts open soon. You will be able to follow clubs and players and to play fantasy.",
    see: "See what the profile will hold",
  },
} as const;
