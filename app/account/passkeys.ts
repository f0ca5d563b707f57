import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { accountBase } from "#contract/account.ts";
import { callApi } from "../api-client.ts";
import { callOwn, type OwnOutcome } from "./own-call.ts";

/** `cancelled`: the visitor, or the device for him, has said no. */
export type PasskeyOutcome = OwnOutcome<unknown> | { readonly kind: "cancelled" };

/** Whether this browser knows passkeys at all. */
export function knowsPasskeys(): boolean {
  return typeof window !== "undefined" && "PublicKeyCredential" in window;
}

/** Makes a passkey on this device. `password`: said again by who has one. */
export async function addPasskey(password: string | null, name: string): Promise<PasskeyOutcome> {
  const asked = await callOwn<PublicKeyCredentialCreationOptionsJSON>("POST", "passkeys/options", { password });
  if (asked.kind === "refused") return asked;
  const { startRegistration } = await import("@simplewebauthn/browser");
  const response = await startRegistration({ optionsJSON: asked.data }).catch(() => null);
  return response === null ? { kind: "cancelled" } : callOwn("POST", "passkeys", { name, response });
}

/** Signs in by a passkey of this device. */
export async function signInByPasskey(): Promise<"signed-in" | "cancelled" | "refused" | "offline"> {
  const asked = await callApi<PublicKeyCredentialRequestOptionsJSON>("POST", `${accountBase}/passkey-sign-in/options`);
  if (!asked.ok) return asked.status === 0 ? "offline" : "refused";
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const response = await startAuthentication({ optionsJSON: asked.data }).catch(() => null);
  if (response === null) return "cancelled";
  const answer = await callApi("POST", `${accountBase}/passkey-sign-in`, { response });
  if (answer.ok) return "signed-in";
  return answer.status === 0 ? "offline" : "refused";
}
