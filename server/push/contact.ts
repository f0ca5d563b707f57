/** Whether people of a push service could reach somebody there, by its name: Apple looks at it, and refuses names of no open network. PUSH22 */
export function isReachable(contact: string): boolean {
  const url = URL.parse(contact);
  const host = url?.protocol === "mailto:" ? contact.slice(contact.lastIndexOf("@") + 1) : (url?.hostname ?? "");
  return /^[^.\s]+(?:\.[^.\s]+)+$/.test(host) && !/(?:^|\.)(?:localhost|local|internal|invalid|test|example|localdomain)$/i.test(host);
}
