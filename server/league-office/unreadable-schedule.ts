/** A file that is no schedule's; the message says in one line what is wrong, and where. */
export class UnreadableSchedule extends Error {}
