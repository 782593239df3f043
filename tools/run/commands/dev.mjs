import path from 'node:path';
import { announcement } from '../announce.mjs';
import { SANDBOX_PORT, brandPort, chosenBrands } from '../brands.mjs';
import { binary, runNx, startNode, stopChildren, stopWithChildren } from '../children.mjs';
import { Refusal } from '../entry.mjs';
import { installMissing } from '../install.mjs';
import { readOptions } from '../options.mjs';
import { portNumber, requirePorts } from '../ports.mjs';
import { step } from '../progress.mjs';
import { ROOT } from '../root.mjs';
import { keepSandbox } from '../keep-sandbox.mjs';
import { fetchPersonas, isReady, sandboxUrl } from '../sandbox.mjs';

/**
 * `npm run dev -- --brand a` and `nx serve brand-a`: the brand with hot reload, against the bank. A bank that already
 * runs is used, so several brands can be developed side by side.
 * @param {string[]} argv
 * @returns {Promise<number>} never resolves while all is well; the exit code otherwise
 */
export async function main(argv) {
  const asked = readOptions(argv, 'npm run dev: a brand with hot reload, and the bank unless one runs.', {
    brand: { type: 'string', says: 'the brand, a to f (d)' },
    port: { type: 'string', says: 'where the brand listens (a 4201 to f 4206)' },
    'sandbox-port': { type: 'string', says: 'where the bank listens (4100)' },
    data: { type: 'string', says: 'the folder of the bank (.cache/sandbox)' },
  });
  const [brand = ''] = chosenBrands(asked);
  const port = portNumber(asked.port, brandPort(brand), '--port');
  const sandboxPort = portNumber(asked['sandbox-port'] ?? process.env['BANK_PORT'], SANDBOX_PORT, '--sandbox-port');
  const shared = await isReady(sandboxPort);
  await requirePorts([
    ...(shared ? [] : [{ port: sandboxPort, who: 'the sandbox', option: '--sandbox-port' }]),
    { port, who: `brand ${brand}`, option: '--port' },
  ]);

  stopWithChildren();
  try {
    await installMissing();
    if (shared) console.log(`Using the sandbox that already runs on port ${sandboxPort}`);
    else {
      await step('Building the sandbox', buildSandbox);
      await step('Starting the sandbox bank', () =>
        keepSandbox({ port: sandboxPort, brandPorts: new Map([[brand, port]]), dataDir: asked.data }),
      );
    }
    const vite = startNode([binary('vite'), '--port', String(port), '--strictPort'], {
      cwd: path.join(ROOT, 'apps', `brand-${brand}`),
      env: { BANK_SANDBOX_URL: sandboxUrl(sandboxPort) },
      onOutput: (text) => process.stdout.write(text),
    });
    const personas = await fetchPersonas(sandboxPort);
    console.log(announcement({ brands: [brand], ports: new Map([[brand, port]]), sandboxPort, personas }));
    await vite.ended;
    throw new Refusal('The development server stopped; it says why above.');
  } finally {
    await stopChildren();
  }
}

async function buildSandbox() {
  const { code, output } = await runNx(['run', 'sandbox:build', '--outputStyle=static']);
  if (code !== 0) throw new Refusal(`${output.trim()}\nThe build failed; its output is above.`);
}
