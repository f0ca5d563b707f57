/** How a message is verified, with the library of the specification and without one. */
export const verifyingExample = `// Node, with the package standardwebhooks: throws what is not ours, and what is old.
import { Webhook } from "standardwebhooks";
const event = new Webhook(secret).verify(body, headers);

// Anywhere else:
// key       = base64_decode(secret without "whsec_")
// expected  = "v1," + base64(hmac_sha256(key, webhook-id + "." + webhook-timestamp + "." + body))
// One of the parts of webhook-signature, split at blanks, must be the expected one.`;
