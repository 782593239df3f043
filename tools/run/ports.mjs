import net from 'node:net';
import { Refusal } from './entry.mjs';

/** @param {number} port @returns {Promise<boolean>} whether the port is free on this machine */
export function portIsFree(port) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** @param {readonly { port: number, who: string, option: string }[]} wanted @throws {Refusal} in one sentence, naming all that are taken */
export async function requirePorts(wanted) {
  const free = await Promise.all(wanted.map(({ port }) => portIsFree(port)));
  const taken = wanted.filter((_, index) => !free[index]);
  const [first] = taken;
  if (first === undefined) return;
  const list = taken.map(({ port, who }) => `${port} (${who})`).join(', ');
  const ports = taken.length === 1 ? `Port ${list} is` : `Ports ${list} are`;
  throw new Refusal(`${ports} taken: stop what listens there, or choose another with ${first.option}.`);
}

/** @param {string | undefined} text @param {number} fallback @param {string} option */
export function portNumber(text, fallback, option) {
  if (text === undefined) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Refusal(`${option} wants a port number from 1 to 65535, not "${text}".`);
}
