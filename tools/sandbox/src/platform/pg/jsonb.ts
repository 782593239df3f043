/** The only version that the binary form of a jsonb has. */
const VERSION = 1;

/**
 * A value as PostgreSQL takes a jsonb in binary: a byte for the version, then the text in UTF-8. A thread makes it, so that the main thread
 * neither writes the text nor encodes it. A query sends bytes as they are.
 */
export function jsonbOf(value: object): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(JSON.stringify(value));
  const bytes = new Uint8Array(text.length + 1);
  bytes[0] = VERSION;
  bytes.set(text, 1);
  return bytes;
}
