// node tools/deploy/check.mjs --site https://brand-a.example
// Checks what the web server of a running site does for the bank (R0.149). It ends with 1 where something has to be set.
import { readArguments } from './arguments.mjs';
import { checkWebServer } from './check-web-server.mjs';

try {
  const site = originFrom(readArguments(process.argv.slice(2), { site: undefined }).site);
  const { address, faults } = await checkWebServer(site, fetch);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`${site} has no fault. The bank counts this machine as ${address}: that must be its own address.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

/** @param {string} text @returns {string} its origin */
function originFrom(text) {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return new URL(text).origin;
  throw new Error('--site must be the address of a site, for example https://brand-a.example.');
}
