import { withoutShapedSecrets } from "#contract/error-reporting.ts";
import { isSecretName, leftOut, withoutSecretPlaces } from "#contract/private-addresses.ts";

const longest = 300;

/** Where the parameters or the place of an address begin that stands within a parameter. */
const innerParameters = /(?:[?#]|%(?:25)*(?:3f|23)).*$/is;

/**
 * An address as a log may keep it: of whatever opens something or names a person only that it was there, by its place in the
 * path, by the name of its parameter, or by its shape, however they are spelled. Of an address in a parameter no parameters are kept. GUARD6
 */
export function loggedTarget(target: string): string {
  const [, path = "", parameters = null] = /^([^?#]*)(?:\?([^#]*))?/s.exec(target) ?? [];
  const kept = parameters === null ? path : `${path}?${parameters.replace(/[^&;]+/g, loggedParameter)}`;
  // Cut last: half a secret would be one too.
  return withoutShapedSecrets(withoutSecretPlaces(kept)).slice(0, longest);
}

function loggedParameter(parameter: string): string {
  const [name = ""] = parameter.split("=", 1);
  if (name === parameter) return parameter;
  return isSecretName(name) ? `${name}=${leftOut}` : `${name}=${parameter.slice(name.length + 1).replace(innerParameters, leftOut)}`;
}
