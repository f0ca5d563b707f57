/** The body of a request; `null`: it is larger than what is taken, and was read no further than that. */
export async function bodyBytes(request: Request, mostBytes: number): Promise<Uint8Array | null> {
  const length = request.headers.get("content-length");
  if (length === null) return readAtMost(request, mostBytes);
  if (Number(length) > mostBytes) return null;
  // Node reads no more than was announced, and reading that whole takes half the time of a stream.
  const bytes = new Uint8Array(await request.arrayBuffer());
  return bytes.byteLength > mostBytes ? null : bytes;
}

async function readAtMost(request: Request, mostBytes: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
