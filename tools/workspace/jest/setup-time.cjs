/* global jest */
// A limit against hanging, not a measure: the first test of a run may have to build the seeded template database.
jest.setTimeout(60_000);
