// Prints the text of the PDF on standard input, page by page as JSON. The parser is an ES module, which Jest does not load.
import { extractText, getDocumentProxy } from 'unpdf';

/** @type {Buffer[]} */
const pieces = [];
for await (const piece of process.stdin) pieces.push(piece);
const document = await getDocumentProxy(new Uint8Array(Buffer.concat(pieces)));
const { text } = await extractText(document);
process.stdout.write(JSON.stringify(text));
