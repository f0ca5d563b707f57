import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

type Challenge = { readonly challenge: string; readonly origin: string; readonly rpId: string };
type Changed = { readonly isVerified?: boolean; readonly counter?: number; readonly userHandle?: string };

/** An authenticator of a test's own: one passkey, ES256, without attestation, as WebAuthn level 3 lays its bytes out. */
export class PasskeyDevice {
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #id = randomBytes(16);
  counter = 0;

  registers({ challenge, origin, rpId }: Challenge, { isVerified = true }: Changed = {}) {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    // COSE: { 1: 2, 3: -7, -1: 1, -2: x, -3: y }
    const cose = Buffer.concat([
      Buffer.from("a5010203262001215820", "hex"),
      Buffer.from(x, "base64url"),
      Buffer.from("225820", "hex"),
      Buffer.from(y, "base64url"),
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const data = Buffer.concat([this.#head(rpId, isVerified ? 0x45 : 0x41, 0), Buffer.alloc(16), length, this.#id, cose]);
    const size = Buffer.from([0x58, data.length]);
    // CBOR: { fmt: "none", attStmt: {}, authData }
    const attestation = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from("fmt"),
      Buffer.from([0x64]),
      Buffer.from("none"),
      Buffer.from([0x67]),
      Buffer.from("attStmt"),
      Buffer.from([0xa0, 0x68]),
      Buffer.from("authData"),
      size,
      data,
    ]);
    const clientDataJSON = clientData("webauthn.create", challenge, origin);
    return { ...this.#named(), response: { clientDataJSON, attestationObject: attestation.toString("base64url") } };
  }

  signsIn({ challenge, origin, rpId }: Challenge, accountId: string, { isVerified = true, counter, userHandle = accountId }: Changed = {}) {
    this.counter = counter ?? this.counter + 1;
    const data = this.#head(rpId, isVerified ? 0x05 : 0x01, this.counter);
    const clientDataJSON = clientData("webauthn.get", challenge, origin);
    const digest = createHash("sha256").update(Buffer.from(clientDataJSON, "base64url")).digest();
    const signature = sign("sha256", Buffer.concat([data, digest]), this.#keys.privateKey).toString("base64url");
    const authenticatorData = data.toString("base64url");
    const response = { clientDataJSON, authenticatorData, signature, userHandle: Buffer.from(userHandle).toString("base64url") };
    return { ...this.#named(), response };
  }

  #named() {
    const id = this.#id.toString("base64url");
    return { id, rawId: id, type: "public-key", clientExtensionResults: {} };
  }

  #head(rpId: string, flags: number, counter: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash("sha256").update(rpId).digest(), Buffer.from([flags]), count]);
  }
}

function clientData(type: string, challenge: string, origin: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString("base64url");
}
