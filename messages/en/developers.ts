export default {
  title: "For developers",
  description: "{site} for programs: the public API, calendars, feeds, tables as files, and widgets for other sites.",
  lead: "Everything {site} publishes here can be read by programs too: no key, no sign-up, from any site.",
  api: {
    title: "The public [[API]]",
    base: "Every [[API]] address begins with",
    open: "It is read-only, answers in [[JSON]] and is open to scripts from any site.",
    values:
      "Times are in [[UTC]], days in the league’s time zone, {timeZone}. Each name comes with the script it is written in. A value of {none} was not recorded, which is not the same as zero.",
    document: "The whole [[API]] as an [[OpenAPI]] document",
  },
  calls: {
    title: "Calls",
    note: "Replace what is in braces with the name from the address of the page on this site. The answers are described in English, as in the [[OpenAPI]] document.",
    caption: "All calls of the [[API]]",
    call: "Call",
    parameters: "Parameters",
    answer: "Answer",
    none: "none",
  },
  asking: {
    title: "How to query",
    paging: "Page by page",
    pagingWords:
      "Lists come in pages: {limit} sets how many entries at most (1 to {most}; {usual} by default), {cursor} where to continue. The address of the next page is in {next} of the answer and in its {header} header. A cursor is valid only for its own list and filters.",
    parameters: "Parameters",
    parametersWords: "A parameter a call does not have is refused with {status}, so that no typo goes unnoticed.",
    errors: "Errors",
    errorsWords:
      "Errors are returned as {type} ([[RFC]] 9457), with a number to quote when you report them. What does not exist is answered with {status}.",
    caching: "Repeating a query",
    cachingWords:
      "Every answer carries a tag in {tag}. Send it back in {header}: as long as nothing has changed, the answer is an empty {status}.",
    example: "Example: games that have been played",
  },
  webhooks: {
    title: "Webhooks",
    words:
      "Instead of asking again and again, your server can be notified: when a game is scheduled or moved, begins, ends or is corrected, when the table changes and when news comes out. The league registers your [[HTTPS]] address and gives you a secret; write to it.",
    message:
      "Each event comes as a {method} in [[JSON]], in the same shapes as the [[API]], with the address where it can be read. {id} stays the same when an event is sent again: skip those you have had. Events of one game come in order.",
    answering:
      "Answer with any status of {good} within 15 seconds. Otherwise the event is sent again for three days, at growing intervals and not before the time you name in {later}. After {gone} you get no more notifications.",
    verifying:
      "Each message is signed as in [[Standard Webhooks]]: {signature} is made of id, time, body and your secret. Verify it before you read on, and refuse anything older than five minutes. While a secret is being changed, messages carry two signatures for a day.",
    events: "What you can be notified of",
    example: "Verifying a message",
    contact: "Ask the league for webhooks",
  },
  calendars: {
    title: "Calendars and feeds",
    words:
      "Calendar apps can subscribe to the games of a league, a team, a club or a player: the address is that of the page with {file} added. When a game is moved, the calendar follows.",
    quiet: "With {parameter} added, a calendar shows no results.",
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
    words: "Every table on this site is available as a file: add {xlsx}, {csv} or {json} to the address of its page.",
    which:
      "Where a page has several tables, {parameter} with a number or a name chooses one. Without it, [[XLSX]] and [[CSV]] give the first table and [[JSON]] gives all of them.",
    written:
      "[[CSV]] is written as spreadsheets in each language open it: with commas in English, with semicolons and a decimal comma in all others. Programs do better with [[JSON]].",
    standings: "The standings as [[CSV]]",
    allOfPage: "All tables of the league’s page as [[JSON]]",
    calls: "The calls above as [[CSV]]",
  },
  scoringTable: {
    title: "Scoring a game",
    words:
      "Anyone with a link to the scorer’s table of a game can run it with their own program: rosters, plays, clocks, signatures. {id} of a game is the same there. The league office gives out the links; write to it.",
    document: "The protocol of the scorer’s table as an [[OpenAPI]] document",
  },
  embeds: {
    title: "Widgets for your own site",
    words: "Copy one of these snippets into your page. With {script} the frame adapts to the height of its content.",
    choice:
      "By default the widget is light or dark like the reader’s device; {light} or {dark} at the end of the address sets it. The language is at the beginning of the address.",
    standings: "Standings",
    schedule: "Schedule",
    leaders: "League leaders",
    game: "A game",
    look: "View",
    oembed:
      "Programs that support [[oEmbed]] call {address} with the address of a league, a game or the schedule. These pages announce it in their head.",
    oembedExample: "[[oEmbed]] answer for the league",
  },
  source: {
    title: "Crediting the source",
    words:
      "Anyone who publishes data from here names {site} as the source, and on the web links to this site or to the page the data comes from.",
    example: "The source as a link",
    credit: "Source: {site}",
    pictures: "Photos and crests belong to their owners: please ask the league before using them.",
    contact: "Contact the league",
  },
} as const;
