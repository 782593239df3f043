import { createPreviewServer } from '../../deploy/server.mjs';
import { announcement } from '../announce.mjs';
import { SANDBOX_PORT, brandDist, brandPort, chosenBrands } from '../brands.mjs';
import { runNx, stopChildren, stopWithChildren } from '../children.mjs';
import { Refusal } from '../entry.mjs';
import { installMissing } from '../install.mjs';
import { readOptions } from '../options.mjs';
import { portNumber, requirePorts } from '../ports.mjs';
import { step } from '../progress.mjs';
import { keepSandbox } from '../keep-sandbox.mjs';
import { fetchPersonas, sandboxUrl } from '../sandbox.mjs';

/**
 * `npm start [-- --brand a | --all] [--port N] [--sandbox-port N] [--data DIR]`: the bank and the brands, as production
 * would serve them, until Ctrl-C.
 * @param {string[]} argv
 * @returns {Promise<number>} never resolves while all is well; the exit code otherwise
 */
export async function main(argv) {
  const asked = readOptions(argv, 'npm start: the bank and brand d, as production would serve them, until Ctrl-C.', {
    brand: { type: 'string', says: 'another brand, a to f' },
    all: { type: 'boolean', says: 'all six side by side' },
    port: { type: 'string', says: 'where the brand listens (a 4201 to f 4206)' },
    'sandbox-port': { type: 'string', says: 'where the bank listens (4100)' },
    data: { type: 'string', says: 'the folder of the bank (.cache/sandbox)' },
  });
  const brands = chosenBrands(asked);
  const sandboxPort = portNumber(asked['sandbox-port'] ?? process.env['BANK_PORT'], SANDBOX_PORT, '--sandbox-port');
  const ports = new Map(brands.map((brand) => [brand, brandPort(brand)]));
  const [first] = brands;
  if (asked.port !== undefined) {
    if (brands.length > 1 || first === undefined)
      throw new Refusal('--port is for one brand; --all uses the default ports.');
    ports.set(first, portNumber(asked.port, brandPort(first), '--port'));
  }
  await requirePorts([
    { port: sandboxPort, who: 'the sandbox', option: '--sandbox-port' },
    ...brands.map((brand) => ({ port: ports.get(brand) ?? 0, who: `brand ${brand}`, option: '--port' })),
  ]);

  /** @type {ReturnType<typeof createPreviewServer>[]} */
  const previews = [];
  stopWithChildren(() => Promise.all(previews.map((preview) => preview.close())));
  try {
    await installMissing();
    await step(`Building the sandbox and brand ${brands.join(', ')}`, () => build(brands));
    const sandbox = await step('Starting the sandbox bank', () =>
      keepSandbox({ port: sandboxPort, brandPorts: ports, dataDir: asked.data }),
    );
    for (const brand of brands) {
      const preview = createPreviewServer({
        dist: brandDist(brand),
        bankUrl: sandboxUrl(sandboxPort),
        // The sandbox's phone (/sandbox/wrapper) shows the brand in a frame, as the app would.
        frameAncestor: `http://localhost:${sandboxPort}`,
      });
      previews.push(preview);
      await preview.listen(ports.get(brand) ?? brandPort(brand));
    }
    console.log(announcement({ brands, ports, sandboxPort, personas: await fetchPersonas(sandboxPort) }));
    throw new Refusal(`The sandbox stopped:\n${await sandbox.over}`);
  } finally {
    await Promise.all([...previews.map((preview) => preview.close()), stopChildren()]);
  }
}

/** @param {string[]} brands */
async function build(brands) {
  const projects = ['sandbox', ...brands.map((brand) => `brand-${brand}`)].join(',');
  const { code, output } = await runNx(['run-many', '-t', 'build', '-p', projects, '--outputStyle=static']);
  if (code !== 0) throw new Refusal(`${output.trim()}\nThe build failed; its output is above.`);
}
