import { expect, it } from "vitest";
import { connectionTimes, httpRetries, longestAnswerBytes, longestMessageBytes } from "./connection-times.ts";

it("the connection's defaults are the specification's", () => {
  const { httpRequest, disconnectedRetry, suspendedRetry, stateTtl, realtimeRequest, receive } = connectionTimes;
  expect({ httpRequest, disconnectedRetry, suspendedRetry, stateTtl, realtimeRequest, receive }).toEqual({
    httpRequest: 15_000,
    disconnectedRetry: 15_000,
    suspendedRetry: 30_000,
    stateTtl: 120_000,
    realtimeRequest: 10_000,
    receive: 90_000,
  });
  expect([longestMessageBytes, longestAnswerBytes, httpRetries]).toEqual([65_536, 131_072, 3]);
});
