import { expect, test } from "vitest";
import { piecesOf } from "./mailbox-model.ts";

test("a mail's links can be followed, what stands around them stays text", () => {
  const link = "http://league-a.localhost:3000/en/auth/VerifyAddress#code=a-b_c";
  expect(piecesOf(`Hello,\n\nConfirm: ${link}\n\nThank you\n`)).toEqual([
    { text: "Hello,\n\nConfirm: ", isLink: false },
    { text: link, isLink: true },
    { text: "\n\nThank you", isLink: false },
  ]);
  expect(piecesOf("nothing to follow")).toEqual([{ text: "nothing to follow", isLink: false }]);
});
