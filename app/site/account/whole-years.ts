/** How old somebody is who was born on a day, `2011-02-28`; `NaN` where that is no day. */
export function wholeYearsSince(day: string, today: Date): number {
  const [year, month, date] = day.split("-").map(Number);
  if (year === undefined || month === undefined || date === undefined || Number.isNaN(Date.parse(day))) return Number.NaN;
  const years = today.getFullYear() - year;
  return today.getMonth() + 1 < month || (today.getMonth() + 1 === month && today.getDate() < date) ? years - 1 : years;
}
