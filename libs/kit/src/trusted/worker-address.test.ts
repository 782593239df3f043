// Rules: S17.
import { workerAddress } from './worker-address';

test('one policy serves all workers of the page’s own origin, and none of another', () => {
  const made: string[] = [];
  const createPolicy = (name: string, rules: { createScriptURL(address: string): string }) => {
    made.push(name);
    return rules;
  };
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  expect(workerAddress('/assets/table-worker.js')).toBe('/assets/table-worker.js');
  expect(workerAddress('/assets/captcha-worker.js')).toBe('/assets/captcha-worker.js');
  expect(() => workerAddress('https://elsewhere.example/worker.js')).toThrow(TypeError);
  expect(made).toEqual(['page']);
  Object.assign(globalThis, { trustedTypes: undefined });
});

test('a browser without Trusted Types takes the address as it is', () => {
  expect(workerAddress('/assets/table-worker.js')).toBe('/assets/table-worker.js');
});
