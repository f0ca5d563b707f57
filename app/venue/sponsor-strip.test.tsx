import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SponsorStrip } from "./sponsor-strip.tsx";

const sponsor = { url: "https://kolo.example", logoUrl: null, darkLogoUrl: null };

test("OFF62 on dark ground stands the mark that was made for it, else the other on a light plate, else the name", () => {
  const sponsors = [
    { ...sponsor, name: "Both", logoUrl: "/light.webp", darkLogoUrl: "/dark.webp" },
    { ...sponsor, name: "Light alone", logoUrl: "/light.webp" },
    { ...sponsor, name: "Neither" },
  ];
  const [both = "", light = "", neither = ""] = renderToStaticMarkup(<SponsorStrip sponsors={sponsors} className="strip" />)
    .split(/<li(?=[ >])/)
    .slice(1);
  expect([both.includes('src="/dark.webp" alt="Both"'), both.includes("data-plate")]).toEqual([true, false]);
  expect([light.includes('src="/light.webp"'), light.includes("data-plate")]).toEqual([true, true]);
  expect(neither).toContain(">Neither<");
  expect(renderToStaticMarkup(<SponsorStrip sponsors={[]} className="strip" />)).toBe("");
});
