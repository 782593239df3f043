/* global beforeEach, expect */
// Stands in for `fast-check` in tests. Each test has a fixed seed of its own, so that two runs of one tree agree. Another
// `PROPERTY_SEED` (any number) searches for new counterexamples.
const { createHash } = require('node:crypto');
const { fileOf } = require('./vendors.cjs');

// By its path, because its name resolves to this file.
const fc = require(fileOf('fast-check'));

beforeEach(() => {
  const name = `${process.env['PROPERTY_SEED'] ?? ''} ${expect.getState().currentTestName}`;
  fc.configureGlobal({ seed: createHash('sha256').update(name).digest().readInt32BE() });
});

module.exports = fc;
