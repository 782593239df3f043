/* global jest */
// A limit against hanging, no measurement: the first test of a run may build the seeded template database.
jest.setTimeout(60_000);
