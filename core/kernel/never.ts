/** Marks the branch that cannot be reached; a new member of the union makes the call a type error. */
export function never(value: never): never {
  throw new Error(`Unreachable: ${JSON.stringify(value)}`);
}
