import { expect, it } from "vitest";
import { createLog } from "../log.ts";
import { proxyWatch } from "./proxy-watch.ts";

type SeenRequest = readonly [remote: string, forwardedFor: string | undefined];

function saidOf(proxies: number, asked: readonly SeenRequest[]): readonly string[] {
  const said: string[] = [];
  const log = createLog("info", { destination: { write: (line: string) => void said.push((JSON.parse(line) as { why: string }).why) } });
  const watch = proxyWatch(log, proxies);
  for (const [remote, forwardedFor] of asked) watch(remote, forwardedFor);
  return said;
}

const nginx = "127.0.0.1";

it.each<[string, number, SeenRequest, readonly string[]]>([
  ["nginx in front, and nobody told of it", 0, [nginx, "8.8.8.8"], ["a proxy nobody told of"]],
  ["the same by a mapped address", 0, ["::ffff:172.18.0.3", "8.8.8.8"], ["a proxy nobody told of"]],
  ["nobody in front", 0, ["8.8.8.8", undefined], []],
  ["a stranger who writes the header himself", 0, ["8.8.8.8", "1.1.1.1, 10.0.0.1"], []],
  ["a hall's own network, nobody in front", 0, ["192.168.1.20", undefined], []],
  ["one in front, as told", 1, [nginx, "8.8.8.8"], []],
  ["one in front, as told, and a visitor who forges", 1, [nginx, "10.0.0.1, 8.8.8.8"], []],
  ["a visitor of the house's own network", 1, [nginx, "192.168.1.20"], []],
  ["two in front, one told of", 1, [nginx, "8.8.8.8, 10.0.0.7"], ["one proxy more than told"]],
  ["one in front, two told of", 2, [nginx, "8.8.8.8"], ["one proxy less than told"]],
  ["two in front, as told", 2, [nginx, "8.8.8.8, 10.0.0.7"], []],
  ["a probe of the machine itself", 1, [nginx, undefined], []],
])("GUARD14 %s", (_, proxies, asked, said) => {
  expect(saidOf(proxies, [asked])).toEqual(said);
});

it("GUARD14 it is said once, however many ask", () => {
  expect(
    saidOf(
      0,
      Array.from({ length: 1000 }, (_, place): SeenRequest => [nginx, `8.8.8.${place % 250}`]),
    ),
  ).toHaveLength(1);
});
