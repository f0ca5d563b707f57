/** Whether this browser knows passkeys at all. */
export function isPasskeyUsable(): boolean {
  return "PublicKeyCredential" in window && typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function";
}

export async function signInWithPasskey(): Promise<"signed-in" | "refused" | "given-up"> {
  return "refused";
}
