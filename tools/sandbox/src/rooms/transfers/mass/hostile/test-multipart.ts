/** A part of a multipart body; with a file name it is a file. */
interface Part {
  name: string;
  value: string | Uint8Array;
  fileName?: string;
  /** Further lines of its head, each with its CRLF. */
  head?: string;
}

/** A multipart body with the boundary `edge`, as a browser writes it. */
export function multipartBody(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ name, value, fileName, head = '' }) => [
    `--edge\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n`,
    `${head}\r\n`,
    value,
    '\r\n',
  ]);
  return Buffer.concat([...pieces, '--edge--\r\n'].map((piece) => Buffer.from(piece)));
}
