/** Marks of an entry in the directory at the end of an archive. */
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const DEFLATED = 8;

/**
 * Whether the entries of an archive come to more than so many bytes. They are unpacked and counted: what the directory says of their size
 * may be wrong.
 */
export async function isLargerInside(bytes: Uint8Array, most: number): Promise<boolean> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let total = 0;
  for (let at = 0; at + ENTRY_BYTES <= bytes.length; at++) {
    if (view.getUint32(at, true) !== ENTRY) continue;
    const packed = view.getUint32(at + 20, true);
    const local = view.getUint32(at + 42, true);
    if (local + LOCAL_BYTES > bytes.length) continue;
    const start = local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const data = bytes.slice(start, start + packed);
    total += view.getUint16(at + 10, true) === DEFLATED ? await inflatedSize(data, most - total) : data.length;
    if (total > most) return true;
  }
  return false;
}

/** How many bytes a packed entry has; counting ends behind `most`. */
async function inflatedSize(data: Uint8Array<ArrayBuffer>, most: number): Promise<number> {
  const packed = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(data);
      controller.close();
    },
  });
  const reader = packed.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let size = 0;
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      size += piece.value.length;
      if (size > most) break;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  return size;
}
