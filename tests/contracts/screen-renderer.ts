import type { PageRenderer } from "#contract/page-renderer.ts";

/** An office page is what its screen is made of, as JSON. */
export const screenRenderer: PageRenderer = {
  knows: () => true,
  render: async (_address, { office }) => ({
    status: office.screen() === null ? 404 : 200,
    contentType: "application/json",
    location: null,
    headers: {},
    body: JSON.stringify(office.screen()),
    inlineScripts: [],
    inlineStyles: [],
  }),
};
