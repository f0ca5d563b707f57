/** Something on a page that only React's own renderer knows how to write. */
export class NotOurs extends Error {
  override name = "NotOurs";
}
