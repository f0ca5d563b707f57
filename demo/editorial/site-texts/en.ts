import type { OfficeTexts } from "./site-texts.ts";

export const en: OfficeTexts = {
  about: ({ league, founded }) => `
${league} was founded by its clubs in ${founded}, and they run it to this day. Every club has one vote in the assembly, which
meets each summer, adopts the regulations and elects a board of five for two years.

Day by day the work is done by the league office: it makes the schedule, appoints referees and table officials, and publishes
results and statistics on the evening of the game.

Whatever was recorded on the court can be read here: [schedule](/schedule), [clubs](/clubs), [players](/players),
[records of all time](/history/best-players).
`,
  contact: ({ league, street, email }) => `
- ${league}
- ${street}
- ${email}
- Monday to Friday, 10 to 16

For matters of a game that is about to begin, speak to the commissioner at the scoring table. Protests are handed in as the
regulations say; forms are among the [documents](/documents).
`,
  competition: `
Everybody plays everybody twice, once at home and once away. Then the best teams meet in the play-offs: who wins the agreed
number of games goes on, and the team that finished higher has the home court.

## In the hall

- Doors open 45 minutes before the game.
- Only shoes with clean, light soles go on the court.
- Leave glass and hot food outside; water in a plastic bottle is welcome.
- Cheer for your own, and leave opponents and referees in peace.
- Take as many pictures from the stands as you like, without a flash.
- Places for wheelchairs are beside the entrance; the stewards help.
`,
};
