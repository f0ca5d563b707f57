/** A file of a source, parsed: a game may come in one file or in several of a folder. */
export type SourceDocument = { readonly name: string; readonly json: unknown };
