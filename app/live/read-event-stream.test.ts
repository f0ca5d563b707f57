import { expect, it } from "vitest";
import { eventStreamReader, type RawMessage } from "./read-event-stream.ts";

const stream =
  'event: hello\ndata: {"a":1}\n\nid: game:x@1.2\nevent: events\ndata: {"š":"ž"}\n\n: only a remark\n\nevent: state\ndata: 1\ndata: 2\n\n';
const messages: readonly RawMessage[] = [
  { event: "hello", data: '{"a":1}', id: null },
  { event: "events", data: '{"š":"ž"}', id: "game:x@1.2" },
  { event: "state", data: "1\n2", id: null },
];

it("reads the same messages however the stream was split", () => {
  for (let size = 1; size <= stream.length; size++) {
    const heard: RawMessage[] = [];
    const read = eventStreamReader((message) => heard.push(message));
    for (let from = 0; from < stream.length; from += size) read(stream.slice(from, from + size));
    expect(heard).toEqual(messages);
  }
});

it("does not gather a message without end", () => {
  const read = eventStreamReader(() => {});
  expect(() => {
    for (let piece = 0; piece < 70; piece++) read("x".repeat(1000));
  }).toThrow("longer than 65536 bytes");
});

it("keeps the beginning of a message until its end is there", () => {
  const heard: RawMessage[] = [];
  eventStreamReader((message) => heard.push(message))("event: state\ndata: 1\n");
  expect(heard).toEqual([]);
});
