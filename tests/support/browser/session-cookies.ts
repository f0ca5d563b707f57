type SessionCookie = { readonly name: string; readonly value: string; readonly url: string; readonly httpOnly: boolean };

/** What a browser has at `url` once somebody has signed in there: the session, which no script reads, and the hint that there is one. */
export function sessionCookies(token: string, url: string): SessionCookie[] {
  return [
    { name: "fullcourt-session", value: token, url, httpOnly: true },
    { name: "fullcourt-signed-in", value: "1", url, httpOnly: false },
  ];
}
