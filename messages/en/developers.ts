export default {
  title: "For developers",
  description: "{site} for programs: the public API, calendars, feeds, tables as files, and pieces for other sites.",
  lead: "All that {site} publishes here can be read by programs as well: without a key, without signing up, from any site.",
  api: {
    title: "The public [[API]]",
    base: "Every address of the [[API]] begins with",
    open: "It can only be read, answers in [[JSON]], and is open to scripts of all sites.",
    values:
      "Moments are in [[UTC]], days in the league’s time zone, {timeZone}. Each name comes with the script it is written in. A figure of {none} was not recorded, which is not the same as zero.",
    document: "The whole [[API]] as an [[OpenAPI]] document",
  },
  calls: {
    title: "Calls",
    note: "What stands in braces you fill in with the name from the address of the page on this site. The answers are described in English, as in the [[OpenAPI]] document.",
    caption: "All calls of the [[API]]",
    call: "Call",
    parameters: "Parameters",
    answer: "Answer",
    none: "none",
  },
  asking: {
    title: "How to ask",
    paging: "Page by page",
    pagingWords:
      "A list comes in pages: {limit} says how many entries at most (1 to {most}; {usual} if left out), {cursor} where to go on. The address of the next page stands in {next} of the answer and in its {header} header. A cursor belongs to its list and its filters.",
    parameters: "Parameters",
    parametersWords: "A parameter that a call does not have is refused with {status}, so that no typing error goes unseen.",
    errors: "Errors",
    errorsWords:
      "Errors are answered as {type} ([[RFC]] 9457), with a number to quote when you report them. What does not exist is answered with {status}.",
    caching: "Asking again",
    cachingWords:
      "Every answer carries a tag in {tag}. Send it back in {header}: as long as nothing has changed, the answer is an empty {status}.",
    example: "Example: games that have been played",
  },
  webhooks: {
    title: "Webhooks",
    words:
      "Instead of asking again and again, your server can be told: when a game is put on the schedule, moved, begins, ends or is corrected, when the table changes and when news comes out. The league enters your [[HTTPS]] address and gives you a secret; write to it.",
    message:
      "Each event comes as a {method} in [[JSON]], in the shapes of the [[API]], with the address where the thing can be read. {id} stays the same when an event is sent again: skip what you have had. What concerns one game comes in its order.",
    answering:
      "Answer with any status of {good} within 15 seconds. Otherwise the event is sent again for three days, with growing pauses and not before the time you name in {later}. With {gone} you are not told any more.",
    verifying:
      "Each message is signed as [[Standard Webhooks]] has it: {signature} is made of id, time, body and your secret. Verify it before you read on, and refuse what is older than five minutes. While a secret is changed, messages bear two signatures for a day.",
    events: "What you can be told",
    example: "Verifying a message",
    contact: "Ask the league for webhooks",
  },
  calendars: {
    title: "Calendars and feeds",
    words:
      "Calendar programs can subscribe to the games of a league, a team, a club or a player: the address is that of the page with {file} behind it. When a game is moved, the calendar follows.",
    quiet: "With {parameter} behind that, a calendar tells no results.",
    news: "The news can be followed as [[RSS]] and as [[JSON Feed]], in each language of the site.",
    league: "Games of the league",
    team: "Games of a team",
    club: "Games of a club",
    player: "Games of a player",
    rss: "News as [[RSS]]",
    jsonFeed: "News as [[JSON Feed]]",
  },
  tables: {
    title: "Tables as files",
    words: "Every table of this site can be had as a file: put {xlsx}, {csv} or {json} behind the address of its page.",
    which:
      "Where a page has several tables, {parameter} with a number or a name chooses one. Without it, [[XLSX]] and [[CSV]] are the first table and [[JSON]] all of them.",
    written:
      "[[CSV]] is written as spreadsheets of the language open it: in English between commas, in all other languages between semicolons and with a decimal comma. Programs do better with [[JSON]].",
    standings: "The standings as [[CSV]]",
    allOfPage: "All tables of the league’s page as [[JSON]]",
    calls: "The calls above as [[CSV]]",
  },
  scoringTable: {
    title: "Writing a game",
    words:
      "Whoever has a link to a game’s table writes it by a program of his own: lists, plays, clocks, signatures. {id} of a game is its id there as well. The office gives out the links; write to it.",
    document: "The scoring table’s protocol as an [[OpenAPI]] document",
  },
  embeds: {
    title: "Pieces for your own site",
    words: "Copy one of these snippets into your page. With {script} the frame takes the height of what it shows.",
    choice:
      "By itself the piece is light or dark as the reader’s device is; {light} or {dark} at the end of the address decides it. The language stands at the beginning of the address.",
    standings: "Standings",
    schedule: "Schedule",
    leaders: "League leaders",
    game: "A game",
    look: "See it",
    oembed:
      "Programs that know [[oEmbed]] ask {address} with the address of a league, a game or the schedule. These pages name it in their head.",
    oembedExample: "[[oEmbed]] answer for the league",
  },
  source: {
    title: "Naming the source",
    words:
      "Whoever publishes figures from here names {site} as the source, on the web with a link to this site or to the page the figures come from.",
    example: "The source as a link",
    credit: "Source: {site}",
    pictures: "Photographs and crests have owners of their own: please ask the league before you use them.",
    contact: "Contact the league",
  },
} as const;
