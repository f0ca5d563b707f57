import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { expect, it } from "vitest";
import { newSecret, shownSecret, signedHeaders } from "./sign-event.ts";

it("WEBHOOK8 signs as the specification's example does", () => {
  const secret = Buffer.from("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "base64");
  const payload = '{"test": 2432232314}';
  const headers = signedHeaders({ id: "msg_p5jXN8AQM9LWM0D4loKWxJek", at: new Date(1_614_265_330_000), payload }, [secret]);
  expect(headers).toEqual({
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});

it("WEBHOOK8 a secret has 256 random bits, and a body with any letters is signed as its bytes", () => {
  const secret = newSecret();
  expect(shownSecret(secret)).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(newSecret().equals(secret)).toBe(false);
  const payload = JSON.stringify({ name: "Петровић Čačak 🏀" });
  const at = new Date();
  const { "webhook-signature": signature } = signedHeaders({ id: "evt_1", at, payload }, [secret]);
  const seconds = Math.floor(at.getTime() / 1000);
  const bytes = Buffer.from(`evt_1.${seconds}.${payload}`, "utf8");
  expect(signature).toBe(`v1,${createHmac("sha256", secret).update(bytes).digest("base64")}`);
});

it("WEBHOOK8 by two secrets it bears both signatures, and either verifies", () => {
  const [fresh, former, strange] = [newSecret(), newSecret(), newSecret()];
  const headers = signedHeaders({ id: "evt_1", at: new Date(), payload: "{}" }, [fresh, former]);
  expect(headers["webhook-signature"]?.split(" ")).toHaveLength(2);
  for (const secret of [fresh, former]) expect(new Webhook(shownSecret(secret)).verify("{}", headers)).toEqual({});
  expect(() => new Webhook(shownSecret(strange)).verify("{}", headers)).toThrow("No matching signature");
});
