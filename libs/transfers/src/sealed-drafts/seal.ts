/** A part of a draft as it lies in the browser's store. */
export interface SealedPart {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

/** @param base64 256 bits. The result cannot be read out again, not by the page either. */
export async function readKey(base64: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/**
 * @param place whose draft it is and which part of it. A part opens at its own place only, so that the store's parts cannot be swapped.
 */
export async function seal(key: CryptoKey, place: string, value: unknown): Promise<SealedPart> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(place) },
    key,
    new TextEncoder().encode(JSON.stringify(value)),
  );
  return { iv, data };
}

/** @throws when the key or the place is another, or the part was changed */
export async function unseal(key: CryptoKey, place: string, { iv, data }: SealedPart): Promise<unknown> {
  const text = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(place) },
    key,
    data,
  );
  return JSON.parse(new TextDecoder().decode(text));
}
