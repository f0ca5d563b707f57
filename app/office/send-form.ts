/** What a form's address has answered; `null`: there was no line. */
export type FormAnswer = { readonly url: string; readonly isGood: boolean; readonly json: unknown } | null;

/** A form with a file: a file may take long to go, so it is told how much of it has gone, 0 to 1; `null`: all of it, and it is being read. */
export function sendFile(url: string, body: FormData, onGone: (part: number | null) => void): Promise<FormAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", url);
    request.setRequestHeader("Accept", "application/json");
    request.upload.addEventListener("progress", ({ loaded, total }) => onGone(total > loaded ? loaded / total : null));
    request.upload.addEventListener("load", () => onGone(null));
    request.addEventListener("error", () => resolve(null));
    request.addEventListener("load", () => {
      const isPage = request.getResponseHeader("Content-Type")?.startsWith("application/json") === true;
      const json: unknown = isPage ? JSON.parse(request.responseText) : null;
      resolve({ url: request.responseURL, isGood: request.status < 400, json });
    });
    request.send(body);
  });
}
