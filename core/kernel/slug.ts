/** How a thing is named in addresses and files: small letters and digits, with single hyphens between. */
export const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a text may be a slug; its length is each place's own. */
export function isSlug(text: string): boolean {
  return slugShape.test(text);
}
