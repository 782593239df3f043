/** What the oldest Node that runs all of this is; the same line as `engines` in package.json. */
export const OLDEST_NODE = '20.19.0';

/** Something the reader can put right. It is shown as one sentence, without a stack. */
export class Refusal extends Error {}

/** What `--help` asks for: the message is the command's page, shown in place of the command. */
export class Help extends Error {}

/** @param {string} version for example `22.1.0` @param {string} oldest */
export function isAtLeast(version, oldest) {
  const wanted = oldest.split('.').map(Number);
  const given = version.split('.').map(Number);
  const place = wanted.findIndex((number, index) => number !== given[index]);
  return place === -1 || Number(given[place]) > Number(wanted[place]);
}

/**
 * Runs one command of package.json. Everything else is loaded only after the check of Node, because an older Node
 * would already stumble over reading it.
 * @param {() => Promise<{ main: (argv: string[]) => Promise<number> }>} load main resolves to the exit code
 */
export async function runCommand(load) {
  try {
    if (!isAtLeast(process.versions.node, OLDEST_NODE)) {
      throw new Refusal(`Node ${OLDEST_NODE} or newer is needed, this is ${process.versions.node}.`);
    }
    const { main } = await load();
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    if (error instanceof Help) return console.log(error.message);
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}
