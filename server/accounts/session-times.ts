const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** A session that nobody uses ends after 60 days, any session after a year; its use is written down once an hour. ACC4 */
export const sessionTimes = { idleMs: 60 * day, wholeMs: 365 * day, writtenEveryMs: hour };
