import { Component, type ComponentType, type ReactNode } from "react";
import { ShownPageContext, type RouteProps, type ShownPage, type ShownRoute } from "../ui/shown-page.tsx";
import type { PageFailure } from "../ui/page-failure.ts";
import type { WrittenPage } from "../ui/written-page.ts";

/** What a route's file gives to be drawn. */
export type RouteModule = { readonly default?: ComponentType<RouteProps>; readonly handle?: unknown };

/** The document's own gives besides what stands around every page, and the page that stands for one that broke. */
export type RootModule = RouteModule & {
  readonly Layout: ComponentType<{ children: ReactNode }>;
  readonly ErrorBoundary: ComponentType<{ error: unknown }>;
};

export type DrawnPage = { readonly shown: ShownPage; readonly failure: PageFailure | null; readonly root: RootModule };

/** The page as it is drawn, on the server and in browsers alike. */
export function drawnPage(written: Omit<WrittenPage, "build">, moduleOf: (id: string) => RouteModule | undefined): DrawnPage {
  const { pathname, search, params, routes, loaderData, failure } = written;
  const matches = routes.map(([id]): ShownRoute => {
    const { default: shown, handle } = moduleOf(id) ?? {};
    return { id, params, loaderData: loaderData[id], handle, ...(shown && { Component: shown }) };
  });
  return { shown: { place: { pathname, search }, matches }, failure, root: moduleOf(routes[0]?.[0] ?? "") as RootModule };
}

/** The whole document. React counts elements when it gives ids, so the server and browsers both begin here. */
export function PageDocument({ page }: { page: DrawnPage }) {
  return (
    <ShownPageContext value={page.shown}>
      <Boundary page={page} />
    </ShownPageContext>
  );
}

/** Shows the error page, in a document of its own, for whatever breaks. */
class Boundary extends Component<{ page: DrawnPage }, { readonly thrown: { readonly error: unknown } | null }> {
  override state = { thrown: null };

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override render() {
    const { root, failure, shown } = this.props.page;
    const { Layout, ErrorBoundary, default: Root } = root;
    const thrown: { readonly error: unknown } | null = this.state.thrown ?? (failure && { error: failure });
    const { params = {}, loaderData } = shown.matches[0] ?? {};
    return (
      <Layout>
        {thrown ? <ErrorBoundary error={thrown.error} /> : Root && <Root loaderData={loaderData} params={params} matches={shown.matches} />}
      </Layout>
    );
  }
}
