/** What an application error shows instead of the page. */
export function ErrorPage({ status }: { status: number }) {
  return (
    <main>
      <h1>{status === 404 ? "404" : "Ooops!"}</h1>
    </main>
  );
}
