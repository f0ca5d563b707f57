import { expect, it } from "vitest";
import { clientNetwork } from "./client-network.ts";

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  [undefined, "unknown"],
])("ACC9 takes %s for %s", (address, network) => {
  expect(clientNetwork(address, undefined, 0)).toBe(network);
});

it.each([
  ["nobody stands in front", "203.0.113.1", 0, "192.0.2.7"],
  ["one proxy says whom it heard", "198.51.100.5, 203.0.113.1", 1, "203.0.113.1"],
  ["two do", "198.51.100.5, 203.0.113.1", 2, "198.51.100.5"],
  ["what a visitor made up stands further left", "1.1.1.1, 203.0.113.1", 1, "203.0.113.1"],
  ["there are fewer than we were told", "203.0.113.1", 3, "203.0.113.1"],
  ["the header is missing", undefined, 1, "192.0.2.7"],
  ["the header is nonsense", "<script>", 1, "192.0.2.7"],
  ["an address comes with its port", "[2001:db8::1]:443", 1, "2001:db8:0:0::/64"],
  ["five hundred are named", `${"::ffff:127.0.0.1, ".repeat(500)}203.0.113.1`, 1, "203.0.113.1"],
])("ACC9 believes only our own proxies: %s", (_, forwarded, proxies, network) => {
  expect(clientNetwork("192.0.2.7", forwarded, proxies)).toBe(network);
});
