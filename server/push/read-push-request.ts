import { z } from "zod";
import { isLocale, type Locale } from "#contract/locale.ts";
import { longestEndpoint, type PushChoices, type PushSubscriptionRequest } from "#contract/push.ts";
import { followedKinds, mostFollowed } from "#contract/following.ts";
import { pushKinds } from "#core/push/push-kinds.ts";
import { isTimeZone } from "#core/push/quiet-hours.ts";

const token = z
  .string()
  .min(1)
  .max(4096)
  .regex(/^[\w:.-]+$/);
const minuteOfDay = z.int().min(0).max(1439);

const choices: z.ZodType<PushChoices> = z.strictObject({
  kinds: z.array(z.enum(pushKinds)).max(pushKinds.length),
  quietHours: z.strictObject({ from: minuteOfDay, to: minuteOfDay }).nullable(),
  isSpoilerFree: z.boolean(),
  locale: z.custom<Locale>((value) => typeof value === "string" && isLocale(value)),
  timeZone: z.string().max(64).refine(isTimeZone),
  following: z.array(z.strictObject({ kind: z.enum(followedKinds), id: z.guid() })).max(mostFollowed),
});

const subscriptionRequest: z.ZodType<PushSubscriptionRequest> = z.strictObject({
  subscription: z.strictObject({
    endpoint: z
      .string()
      .max(longestEndpoint)
      .regex(/^[!-~]+$/),
    p256dh: base64url(128),
    auth: base64url(64),
    applicationServerKey: base64url(128).nullable(),
  }),
  replaces: token.nullable(),
  choices,
});

const choicesRequest = z.strictObject({ token, choices });
const tokenRequest = z.strictObject({ token });

export type Reading<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly detail: string };

export function readSubscriptionRequest(value: unknown): Reading<PushSubscriptionRequest> {
  return read(subscriptionRequest, value);
}

export function readChoicesRequest(value: unknown): Reading<{ readonly token: string; readonly choices: PushChoices }> {
  return read(choicesRequest, value);
}

export function readTokenRequest(value: unknown): Reading<{ readonly token: string }> {
  return read(tokenRequest, value);
}

function read<Value>(schema: z.ZodType<Value>, value: unknown): Reading<Value> {
  const { success, data, error } = schema.safeParse(value);
  if (success) return { ok: true, value: data };
  const [issue] = error.issues;
  return { ok: false, detail: `${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}` };
}

function base64url(longest: number) {
  return z
    .string()
    .max(longest)
    .regex(/^[A-Za-z0-9_-]+={0,2}$/);
}
