import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:https";
import { join } from "node:path";

/** A proxy in front of 127.0.0.1 that answers readiness, holds everything else back, and bears a certificate made here. */
export class HoldingProxy {
  /** The file of the certificate that it began with. */
  readonly certificate: string;
  readonly #server: Server;
  readonly #folder: string;

  private constructor(parts: { server: Server; folder: string; certificate: string }) {
    this.#server = parts.server;
    this.#folder = parts.folder;
    this.certificate = parts.certificate;
  }

  /** Listens where browsers ask: port 443, which takes root. */
  static async start(folder: string, days: number): Promise<HoldingProxy> {
    const files = madeCertificate(folder, days);
    const server = createServer(await read(files), (request, response) => {
      if (request.url === "/readyz") response.end('{"ready":true}');
    });
    await new Promise<void>((resolve, reject) => void server.once("error", reject).listen(443, "127.0.0.1", resolve));
    return new HoldingProxy({ server, folder, certificate: files.certificate });
  }

  /** Bears another certificate from now on, and answers with it. */
  async renew(days: number): Promise<string> {
    const { key, cert } = await read(madeCertificate(this.#folder, days));
    this.#server.setSecureContext({ key, cert });
    return cert;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

function madeCertificate(folder: string, days: number): { key: string; certificate: string } {
  const [key, certificate] = [join(folder, `key-${days}.pem`), join(folder, `certificate-${days}.pem`)];
  const subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1", "-days", String(days)];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate, ...subject], {
    stdio: "ignore",
  });
  return { key, certificate };
}

async function read({ key, certificate }: { key: string; certificate: string }): Promise<{ key: string; cert: string }> {
  const [keyText, cert] = await Promise.all([readFile(key, "utf8"), readFile(certificate, "utf8")]);
  return { key: keyText, cert };
}
