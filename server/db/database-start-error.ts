/** The database cannot be used, and the operator can do something about it. The message is one line, meant for them. */
export class DatabaseStartError extends Error {
  override readonly name = "DatabaseStartError";
}
