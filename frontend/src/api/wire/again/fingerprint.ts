const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What tells one request from another, without holding any of it. */
export async function fingerprint(address: string, body: string | Blob): Promise<string> {
  const head = new TextEncoder().encode(`${address}\n`);
  const tail = typeof body === 'string' ? new TextEncoder().encode(body) : await body.arrayBuffer();
  const bytes = new Uint8Array(head.length + tail.byteLength);
  bytes.set(head);
  bytes.set(new Uint8Array(tail), head.length);
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  return subtle ? hex(new Uint8Array(await subtle.digest('SHA-256', bytes))) : shortDigest(bytes);
}

/**
 * Twice 32 bits of FNV-1a, for where a school serves plain http on its own network and browsers keep SHA-256 to
 * themselves. It need not withstand an attack: it tells apart the few requests that one page has lost.
 */
export function shortDigest(bytes: Uint8Array): string {
  let [one, other] = [0x811c9dc5, 0x01234567];
  for (const byte of bytes) {
    one = Math.imul(one ^ byte, 0x01000193);
    other = Math.imul(other ^ byte, 0x85ebca6b);
    other ^= other >>> 13;
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
