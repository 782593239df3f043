// Hashes and checks passwords in a thread of its own. It is not TypeScript: Node runs it as it is, from the sources and beside the bundle.
import { parentPort } from 'node:worker_threads';
import { argon2id, argon2Verify } from 'hash-wasm';

parentPort?.on('message', async (/** @type {import('./password').PasswordTask} */ task) => {
  try {
    const result = 'hash' in task ? await argon2Verify(task) : await argon2id({ ...task, outputType: 'encoded' });
    parentPort?.postMessage({ result });
  } catch (error) {
    parentPort?.postMessage({ error: String(error) });
  }
});
