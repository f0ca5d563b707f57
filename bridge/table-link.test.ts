import { expect, it } from "vitest";
import { readTableLink, TableCalls } from "./table-link.ts";

const id = "0193e0a0-1234-7abc-8def-0123456789ab";
const token = "t".repeat(43);

it.each([
  [`https://league.example/live/games/${id}/bridge#${token}`, "https://league.example"],
  [`http://league.localhost:8080/live/games/${id}/bridge#${token}`, "http://league.localhost:8080"],
  [`http://127.0.0.1/live/games/${id}/bridge#${token}`, "http://127.0.0.1"],
])("BRIDGE9 %s is a link of a bridge", (text, origin) => {
  expect(readTableLink(text)).toEqual({ origin, gameId: id, token });
});

it.each([
  `http://league.example/live/games/${id}/bridge#${token}`,
  `http://127.0.0.1.evil.example/live/games/${id}/bridge#${token}`,
  `ftp://localhost/live/games/${id}/bridge#${token}`,
  `https://league.example/live/games/${id}/scorer#${token}`,
  `https://league.example/live/games/${id}/bridge`,
  `https://league.example/live/games/${id}/bridge#a b`,
  `javascript:alert(1)//live/games/${id}/bridge#${token}`,
  "",
])("BRIDGE9 %j is none", (text) => {
  expect(readTableLink(text)).toBeNull();
});

it("BRIDGE9 a link’s token stands in no address and follows no redirect", async () => {
  const asked: { readonly address: string; readonly redirect: string | undefined }[] = [];
  const ask: typeof fetch = async (address, { redirect } = {}) => {
    if (typeof address === "string") asked.push({ address, redirect });
    return Response.json({});
  };
  const calls = new TableCalls(readTableLink(`https://league.example/live/games/${id}/bridge#${token}`)!, ask);
  await calls.log();
  await calls.lease({} as never);
  expect(asked.map(({ redirect }) => redirect)).toEqual(["error", "error"]);
  expect(asked.filter(({ address }) => address.includes(token))).toEqual([]);
});
