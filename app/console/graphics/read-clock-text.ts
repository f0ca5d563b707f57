/** A clock as it is written, `4:12`, `37.4` or `37`, in milliseconds; `null`: it is none. */
export function readClockText(text: string): number | null {
  const parts = /^(?:(\d{1,2}):([0-5]\d)|(\d{1,2})(?:[.,](\d))?)$/.exec(text.trim());
  if (!parts) return null;
  const [, minutes, seconds, onlySeconds, tenths = "0"] = parts;
  if (minutes !== undefined) return (Number(minutes) * 60 + Number(seconds)) * 1000;
  return Number(onlySeconds) * 1000 + Number(tenths) * 100;
}
