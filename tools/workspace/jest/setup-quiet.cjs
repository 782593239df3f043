/* global beforeEach, afterEach */
const { format } = require('node:util');

/** With a real bank behind a screen its answers come when they come, also between two steps of a test: no fault of either. */
const OUTSIDE_ACT = /\bact\(/;

/** @type {string[]} */
const complaints = [];
const { error } = console;

beforeEach(() => {
  complaints.length = 0;
  console.error = (...said) => {
    const complaint = format(...said);
    if (!OUTSIDE_ACT.test(complaint)) complaints.push(complaint);
    error(...said);
  };
});

// React says there what is wrong with a component; a test that expects it to says so by a spy.
afterEach(() => {
  console.error = error;
  if (complaints.length > 0)
    throw new Error(`The test ended with complaints on the console:\n${complaints.join('\n')}`);
});
