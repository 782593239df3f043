import fc from 'fast-check';

// A property that is red is red again with the next run: no seed is drawn by chance.

const seedOf = () => fc.readConfigureGlobal().seed;
let before: number | undefined;

test('a property begins from a seed that was set', () => {
  before = seedOf();
  expect(before).toEqual(expect.any(Number));
});

test('another test begins from another', () => {
  expect(seedOf()).toEqual(expect.any(Number));
  expect(seedOf()).not.toBe(before);
});
