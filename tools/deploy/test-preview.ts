import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPreviewServer } from './server.mjs';

/** A preview of no build before a bank of the test, from before its first test to after its last. @returns its port, for use in a test */
export function previewBefore(bank: Server): () => number {
  let preview: ReturnType<typeof createPreviewServer>;
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
    const { port: bankPort } = bank.address() as AddressInfo;
    preview = createPreviewServer({ dist: '/nowhere', bankUrl: `http://127.0.0.1:${bankPort}` });
    port = await preview.listen(0);
  });
  afterAll(async () => {
    await preview.close();
    bank.closeAllConnections();
    await new Promise((resolve) => bank.close(resolve));
  });
  return () => port;
}
