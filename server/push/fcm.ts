import { createSign, randomBytes } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import { z } from "zod";
import { installationTimeoutMs, tokenMarginMs, type PushSubscriptionForm } from "#contract/push.ts";
import type { ServiceAccount } from "../db/push-tables.ts";
import type { Post, PostAnswer } from "./post-message.ts";
import { outcomeOf, ProviderRefusal, type PushService, type Sending } from "./push-service.ts";

export type FcmSettings = {
  readonly projectId: string;
  readonly apiKey: string;
  readonly appId: string;
  readonly senderId: string;
  readonly appName: string;
  readonly serviceAccount: ServiceAccount;
  /** Of the project's own web certificate; `null`: the provider's common one. */
  readonly vapidKey: string | null;
};

/** Where Google's three interfaces are. */
export type FcmAddresses = { readonly installations: string; readonly registrations: string; readonly messages: string };

export const googleAddresses: FcmAddresses = {
  installations: "https://firebaseinstallations.googleapis.com/v1",
  registrations: "https://fcmregistrations.googleapis.com/v1",
  messages: "https://fcm.googleapis.com/v1",
};

const installation = z.object({ authToken: z.object({ token: z.string(), expiresIn: z.string().regex(/^\d+s$/) }) });
const registration = z.object({ token: z.string().regex(/^[\w:.-]{1,4096}$/) });
const access = z.object({ access_token: z.string(), expires_in: z.number() });
const scope = "https://www.googleapis.com/auth/firebase.messaging";
/** Under which the provider sends for projects without a certificate of their own. */
const commonKey = "BDOU99-h67HcA6JeFXHbSNMu7e2yNNu3RzoMj8TM4W88jITfq7ZmPvIM1Iv-4_l2LxQcYwhqby2xGpWwzjfAnG4";
const sdkVersion = "w:0.6.9";

/**
 * Devices by Firebase Cloud Messaging. What its script does in browsers (an installation, then a token for the subscription)
 * is done here, so that pages need neither the script nor leave to ask Google.
 */
export function fcm(settings: FcmSettings, post: Post, addresses: FcmAddresses): PushService {
  const { projectId, apiKey, appId, serviceAccount, vapidKey } = settings;
  const installed = renewed(async () => {
    const url = new URL(`${addresses.installations}/projects/${projectId}/installations`);
    const body = { fid: installationId(), authVersion: "FIS_v2", appId, sdkVersion };
    const answer = await within(installationTimeoutMs, postJson(url, { "x-goog-api-key": apiKey }, body));
    const { authToken } = installation.parse(read(answer));
    return { value: authToken.token, lifeMs: Number.parseInt(authToken.expiresIn, 10) * 1000 };
  });
  const allowed = renewed(async (now) => {
    const url = new URL(serviceAccount.token_uri);
    const form = new URLSearchParams({
      grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
      assertion: assertionOf(serviceAccount, now),
    });
    const answer = await post(url, { "Content-Type": "application/x-www-form-urlencoded" }, Buffer.from(form.toString()));
    const { access_token, expires_in } = access.parse(read(answer));
    return { value: access_token, lifeMs: expires_in * 1000 };
  });

  function postJson(url: URL, headers: OutgoingHttpHeaders, body: unknown): Promise<PostAnswer> {
    return post(url, { "Content-Type": "application/json", Accept: "application/json", ...headers }, Buffer.from(JSON.stringify(body)));
  }

  return {
    applicationServerKey: vapidKey ?? commonKey,
    async register({ endpoint, p256dh, auth, applicationServerKey }: PushSubscriptionForm, now) {
      const url = new URL(`${addresses.registrations}/projects/${projectId}/registrations`);
      const web = {
        endpoint,
        p256dh,
        auth,
        ...(applicationServerKey === null || applicationServerKey === commonKey ? {} : { applicationPubKey: applicationServerKey }),
      };
      const headers = { "x-goog-api-key": apiKey, "x-goog-firebase-installations-auth": `FIS ${await installed(now)}` };
      return registration.parse(read(await postJson(url, headers, { web }))).token;
    },
    async send(sending, now) {
      try {
        const url = new URL(`${addresses.messages}/projects/${projectId}/messages:send`);
        const answer = await postJson(url, { Authorization: `Bearer ${await allowed(now)}` }, { message: messageOf(sending) });
        // A token that is no more is a 404 with a name for it; one that never was is a 400.
        if (answer.status === 400 && answer.body.includes("INVALID_ARGUMENT") && answer.body.includes("registration token"))
          return { kind: "gone" };
        return outcomeOf(answer.status, answer.retryAfterMs);
      } catch (error) {
        const said = { kind: "later", afterMs: null, why: (error as Error).message } as const;
        return error instanceof ProviderRefusal ? { ...said, isAboutUs: true } : said;
      }
    },
    // Its subscription ends in the browser; the token then leads nowhere and is told so at the next message.
    unregister: async () => {},
  };
}

function messageOf({ device, message, topic, urgency, ttl }: Sending): unknown {
  const { title, body, icon, navigate, tag, lang, data } = message.notification;
  return {
    token: device.token,
    data: { ...data, tag },
    webpush: {
      headers: { TTL: String(ttl), Topic: topic, Urgency: urgency },
      notification: { title, body, lang, tag, ...(icon === undefined ? {} : { icon }) },
      fcm_options: { link: navigate },
    },
  };
}

/** Asked once by all who wait, and again before it ends. */
function renewed(ask: (now: number) => Promise<{ readonly value: string; readonly lifeMs: number }>): (now: number) => Promise<string> {
  let kept: { readonly value: Promise<string>; until: number } | null = null;
  return (now) => {
    if (kept && kept.until > now) return kept.value;
    const answer = ask(now);
    const mine = { value: answer.then(({ value }) => value), until: Infinity };
    kept = mine;
    void (async () => {
      try {
        const { lifeMs } = await answer;
        // A token that lives no longer than the margin serves half its life.
        mine.until = now + Math.max(lifeMs - tokenMarginMs, lifeMs / 2);
      } catch {
        // Whoever waits for it hears of it; the next asks again.
        if (kept === mine) kept = null;
      }
    })();
    return mine.value;
  };
}

function read({ status, body }: PostAnswer): unknown {
  const says = `the provider answered ${status}`;
  if (status === 400 || status === 401 || status === 403) throw new ProviderRefusal(says);
  if (status < 200 || status >= 300) throw new Error(says);
  return JSON.parse(body);
}

async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("the installation took too long")), ms);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** 22 characters of base64url that begin with 0111 in binary, as the provider wants them. */
function installationId(): string {
  const bytes = randomBytes(17);
  bytes[0] = 0b0111_0000 | (bytes[0]! & 0b0000_1111);
  return bytes.toString("base64url").slice(0, 22);
}

/** Says who we are to the provider's accounts (RFC 7523). */
function assertionOf({ client_email, private_key, token_uri }: ServiceAccount, now: number): string {
  const issuedAt = Math.floor(now / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = { iss: client_email, scope, aud: token_uri, iat: issuedAt, exp: issuedAt + 3600 };
  const text = `${part({ alg: "RS256", typ: "JWT" })}.${part(claims)}`;
  return `${text}.${createSign("RSA-SHA256").update(text).sign(private_key, "base64url")}`;
}
