import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askPermission, checkBrowser, subscriptionFor, workerRegistration } from "./push-device.ts";

class Registration {
  readonly scope: string;
  constructor(scope: string) {
    this.scope = scope;
  }
}

let permission: NotificationPermission;
let asked: number;
let register: () => Promise<unknown>;

beforeEach(() => {
  [permission, asked] = ["default", 0];
  register = async () => new Registration("https://league.example/");
  const notification = {
    get permission() {
      return permission;
    },
    async requestPermission() {
      asked += 1;
      permission = "granted";
      return permission;
    },
  };
  vi.stubGlobal("window", { PushManager: {}, Notification: notification, indexedDB: {} });
  vi.stubGlobal("Notification", notification);
  vi.stubGlobal("navigator", { serviceWorker: { register: () => register(), ready: Promise.resolve() } });
  vi.stubGlobal("ServiceWorkerRegistration", Registration);
});
afterEach(() => void vi.unstubAllGlobals());

it("PUSH17 a browser that lacks something is told what", () => {
  checkBrowser();
  vi.stubGlobal("window", { PushManager: {}, Notification: {} });
  expect(() => checkBrowser()).toThrow("indexed-db-unsupported");
  vi.stubGlobal("window", { Notification: {}, indexedDB: {} });
  expect(() => checkBrowser()).toThrow("unsupported-browser");
  vi.stubGlobal("window", undefined);
  expect(() => checkBrowser()).toThrow("only-available-in-window");
});

it("PUSH17 permission is asked where it is undecided, and never where it was refused", async () => {
  await askPermission();
  await askPermission();
  expect(asked).toBe(1);
  permission = "denied";
  await expect(askPermission()).rejects.toThrow("permission-blocked");
  expect(asked).toBe(1);
});

it("PUSH17 a worker that cannot be installed, or is another's, has a code of its own", async () => {
  await workerRegistration();
  register = async () => Promise.reject(new TypeError("no"));
  await expect(workerRegistration()).rejects.toThrow("failed-service-worker-registration");
  register = async () => new Registration("https://league.example/assets/");
  await expect(workerRegistration()).rejects.toThrow("invalid-sw-registration");
  register = async () => ({});
  await expect(workerRegistration()).rejects.toThrow("invalid-sw-registration");
});

it("PUSH13 a subscription for another sender's key is ended and made anew", async () => {
  const key = new Uint8Array([4, 250, 251]);
  const made: string[] = [];
  const subscription = (endpoint: string, bytes: Uint8Array<ArrayBuffer>) => ({
    options: { applicationServerKey: bytes.buffer },
    toJSON: () => ({ endpoint, keys: { p256dh: "p", auth: "a" } }),
    unsubscribe: async () => void made.push(`ended ${endpoint}`),
  });
  let present = subscription("old", new Uint8Array([1]));
  const pushManager = {
    getSubscription: async () => present,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      present = subscription("new", applicationServerKey);
      return present;
    },
  };
  const registration = { pushManager } as unknown as ServiceWorkerRegistration;
  const text = Buffer.from(key).toString("base64url");
  expect(await subscriptionFor(registration, text)).toEqual({ endpoint: "new", p256dh: "p", auth: "a", applicationServerKey: text });
  expect((await subscriptionFor(registration, text)).endpoint).toBe("new");
  expect(made).toEqual(["ended old"]);
});
