import type { PushSubscriptionForm } from "#contract/push.ts";
import { TestPushService } from "#tests/support/servers/push-service.ts";

/**
 * The other side of `push-delivery`, in a process of its own: browsers, and the push service they have. It accepts unopened, as
 * real ones do, and opens what it has when it is asked. Times are epoch milliseconds, by the machine's one clock.
 */
export type ReceiverOrder =
  | { readonly kind: "subscribe"; readonly devices: number }
  /** Told when as many have come. */
  | { readonly kind: "expect"; readonly messages: number }
  | { readonly kind: "open" }
  /** What was not opened is thrown away. */
  | { readonly kind: "forget" };

export type ReceiverReport =
  | { readonly kind: "subscribed"; readonly subscriptions: readonly PushSubscriptionForm[] }
  /** When each was accepted, in their order. */
  | { readonly kind: "accepted"; readonly times: readonly number[] }
  /** How many there were, to how many different devices, and what was against the standards. */
  | { readonly kind: "opened"; readonly messages: number; readonly devices: number; readonly faults: readonly string[] };

const service = await TestPushService.started();
service.opensLater = true;
let times: number[] = [];
let expected = Infinity;
service.reply = () => {
  times.push(performance.timeOrigin + performance.now());
  if (times.length === expected) report({ kind: "accepted", times });
  return { status: 201 };
};

process.on("message", (order: ReceiverOrder) => {
  if (order.kind === "subscribe") {
    report({ kind: "subscribed", subscriptions: Array.from({ length: order.devices }, (_, number) => service.device(`d${number}`)) });
  } else if (order.kind === "expect") {
    times = [];
    expected = order.messages;
  } else if (order.kind === "forget") {
    service.forget();
  } else {
    service.open();
    const { received, faults } = service;
    report({ kind: "opened", messages: received.length, devices: new Set(received.map(({ device }) => device)).size, faults });
    received.length = 0;
  }
});

function report(message: ReceiverReport): void {
  process.send?.(message);
}
