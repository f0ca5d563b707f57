/** An environment in which secrets that lie in files stand as if they had been given outright. */
export type SecretsRead = { readonly environment: Environment; readonly problems: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

/** The variable that names the file in which another's value lies, as secret stores put them: `/run/secrets/…`. */
export function fileVariableOf(name: string): string {
  return `${name}_FILE`;
}

/**
 * Takes the values of these names from files where `NAME_FILE` says so, without the line's end that editors leave. Refused:
 * both at once, a file that cannot be read or is empty. No problem repeats what a file holds.
 */
export function withSecretsFromFiles(given: Environment, names: readonly string[], read: (path: string) => string): SecretsRead {
  const taken: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of names) {
    const path = given[fileVariableOf(name)];
    if (path === undefined) continue;
    const value = given[name] === undefined ? textIn(path, read) : `is given beside ${name}; unset one of them`;
    if (typeof value === "string") problems.push(`${fileVariableOf(name)}=${path}: ${value}`);
    else taken[name] = value.text;
  }
  return { environment: { ...given, ...taken }, problems };
}

/** What stands in it, or what is wrong with it. */
function textIn(path: string, read: (path: string) => string): { readonly text: string } | string {
  try {
    const text = read(path).replace(/\r?\n$/, "");
    return text === "" ? "is empty" : { text };
  } catch (error) {
    return `cannot be read (${(error as NodeJS.ErrnoException).code ?? "unknown"})`;
  }
}
