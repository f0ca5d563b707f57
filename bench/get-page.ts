import { get } from "node:http";

/** The body at an address of this machine, for any host name. Refused: any status but 200, and waiting for longer than a minute. */
export function getPage(port: number, host: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get({ host: "127.0.0.1", port, path, headers: { Host: host }, timeout: 60_000 }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => void chunks.push(chunk));
      response.once("end", () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks).toString("utf8"));
        else reject(new Error(`${host}${path} answers ${response.statusCode}`));
      });
    });
    request.once("timeout", () => request.destroy(new Error(`${host}${path} does not answer`)));
    request.once("error", reject);
  });
}
