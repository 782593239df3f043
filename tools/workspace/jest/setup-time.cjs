/* global jest */
// A limit against hanging, no measurement: beside other work a test takes ten times as long, and the first of a run may build the
// seeded template database. No test sets a shorter limit of its own.
jest.setTimeout(600_000);
