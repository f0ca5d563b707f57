declare module "virtual:message-chunks" {
  /** Address of the chunk that holds the words of `locale/area`; empty in browsers, in development and in tests. */
  const chunks: Readonly<Record<string, string>>;
  export default chunks;
}
