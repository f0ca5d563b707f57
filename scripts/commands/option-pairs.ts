/** What was typed behind options that are made of data, so that `parseArgs` cannot know them: each has a text behind it; `null`: one has none. */
export function optionPairs(rest: readonly string[]): Readonly<Record<string, string>> | null {
  const options: Record<string, string> = {};
  for (let place = 0; place < rest.length; place += 2) {
    const [name = "", text] = [rest[place], rest[place + 1]];
    const [, key, joined] = /^--([\w.-]+)(?:=(.*))?$/s.exec(name) ?? [];
    if (key === undefined) return null;
    if (joined !== undefined) {
      options[key] = joined;
      place -= 1;
    } else if (text === undefined) return null;
    else options[key] = text;
  }
  return options;
}
