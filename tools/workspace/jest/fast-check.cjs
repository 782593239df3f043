/* global beforeEach, expect */
// What `fast-check` is in tests: each test's properties begin from a seed of their own that never changes, so that the gate
// says the same twice of the same tree. `PROPERTY_SEED=7` (any number) looks elsewhere, which is how new counterexamples are sought.
const { createHash } = require('node:crypto');
const path = require('node:path');

// By its path, for its name leads here.
const fc = require(path.join(__dirname, '../../../node_modules/fast-check/lib/cjs/fast-check.js'));

beforeEach(() => {
  const name = `${process.env['PROPERTY_SEED'] ?? ''} ${expect.getState().currentTestName}`;
  fc.configureGlobal({ seed: createHash('sha256').update(name).digest().readInt32BE() });
});

module.exports = fc;
