/** A moment to write a day by, `2026-02-28`: noon in Greenwich falls on the same day in every league's time zone. */
export function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}

/** `2026-02-28`: the day a moment falls on in a time zone; for grouping and keys, not for reading. */
export function dayKeyIn(timeZone: string): (at: number) => string {
  const days = new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  return (at) => {
    // Read from the text: to be given the parts takes ten times as long, and lists of games ask hundreds of times.
    const [month, day, year] = days.format(at).split("/");
    return `${year}-${month}-${day}`;
  };
}
