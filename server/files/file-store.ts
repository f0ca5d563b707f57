/** SHA-256 of a file's bytes, as 64 hexadecimal digits: its name in the store. */
export type FileDigest = string;

/** The bytes of uploaded files, by their digest: the same bytes are kept once and never change. */
export type FileStore = {
  /** Answers when the bytes are kept for good. */
  put(bytes: Buffer): Promise<FileDigest>;
  /** `null`: nothing of that digest was ever kept. */
  read(digest: FileDigest): Promise<Buffer | null>;
};
