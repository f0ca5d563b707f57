import { randomBytes } from "node:crypto";
import { readEndpoint } from "./public-endpoint.ts";
import { isPushHost, type PushHosts } from "./push-hosts.ts";
import type { PushKeys } from "./push-keys.ts";
import { outcomeOf, type PushService } from "./push-service.ts";
import type { SealedPost } from "./sender-threads.ts";
import { vapidHeaders } from "./vapid.ts";

export type WebPushOptions = {
  readonly keys: PushKeys;
  /** `mailto:` or `https:`, for the people of push services. */
  readonly contact: string;
  readonly sealedPost: SealedPost;
  readonly hosts: PushHosts;
};

/** Devices by the open standard: RFC 8030, 8291, 8292. Its tokens are ours, since push services give out none. */
export function webPush({ keys, contact, sealedPost, hosts }: WebPushOptions): PushService {
  const authorization = vapidHeaders(keys, contact);
  return {
    applicationServerKey: keys.publicKey,
    async send({ device, message, topic, urgency, ttl }, now) {
      const url = readEndpoint(device.endpoint, hosts);
      if (!url) return { kind: "gone" };
      // The operator may have it allowed again.
      if (!isPushHost(url, hosts)) return { kind: "refused", why: "no push service" };
      const headers = {
        Authorization: authorization(url.origin, now),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        TTL: String(ttl),
        Topic: topic,
        Urgency: urgency,
      };
      try {
        const { p256dh, auth } = device;
        const answer = await sealedPost(url, headers, Buffer.from(JSON.stringify(message)), { p256dh, auth });
        return outcomeOf(answer.status, answer.retryAfterMs);
      } catch (error) {
        const { code, message: words } = error as NodeJS.ErrnoException;
        if (code === "ECLOSEDNETWORK") return { kind: "gone" };
        return { kind: "later", afterMs: null, why: typeof code === "string" ? code : words };
      }
    },
    register: async () => `wp_${randomBytes(24).toString("base64url")}`,
    unregister: async () => {},
  };
}
