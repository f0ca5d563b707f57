/**
 * The shape of an English area with any words in it. Every other language must satisfy it,
 * so a missing key or a key too many does not compile.
 */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translation<English[Key]>;
};
