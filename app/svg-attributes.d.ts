/** Of figures and codes that are drawn: what translators put in a text's place is not drawn at all. MOVE12 */
export type Untranslated = "no";

declare module "react" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface SVGAttributes<T> {
    translate?: Untranslated;
  }
}
