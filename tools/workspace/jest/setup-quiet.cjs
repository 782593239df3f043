/* global beforeEach, afterEach */
const { format } = require('node:util');

/** Answers of a real bank arrive at any time, also between two steps of a test; React's act warning is no finding then, and
 * to print it with its source and stack takes time. */
const OUTSIDE_ACT = /\bact\(/;

/** @type {string[]} */
const complaints = [];
const { error } = console;

beforeEach(() => {
  complaints.length = 0;
  console.error = (...said) => {
    const complaint = format(...said);
    if (OUTSIDE_ACT.test(complaint)) return;
    complaints.push(complaint);
    error(...said);
  };
});

// React reports faults of a component there. A test that expects a report replaces console.error by a spy.
afterEach(() => {
  console.error = error;
  if (complaints.length > 0)
    throw new Error(`The test ended with complaints on the console:\n${complaints.join('\n')}`);
});
