// Rules: R2.7.224.
import fc from 'fast-check';
import { readCanonical } from './canonical';
import { canonicalFile } from './test-canonical';

const KNOWN = ['n', 'name', 'note'] as const;

test('whatever the cells say, they come back as they were', async () => {
  const cell = fc.oneof(fc.string({ maxLength: 8 }), fc.stringMatching(/^["\r\n, ;]{0,6}$/));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ name: cell, note: cell }), { minLength: 1, maxLength: 6 }), async (cells) => {
      const rows = cells.map((row, at) => ({ n: at + 1, ...row }));
      expect(await readCanonical(canonicalFile(rows), KNOWN)).toEqual(rows);
    }),
  );
});

test('a file past 5 MB, or one that is no UTF-8, is not read', async () => {
  const long = new File([`n,name\r\n1,${'x'.repeat(5_000_000)}`], 'a.csv');
  expect(await readCanonical(long, KNOWN)).toBeNull();
  expect(await readCanonical(new File([new Uint8Array([0x6e, 0x0d, 0x0a, 0xff])], 'a.csv'), KNOWN)).toBeNull();
  expect(await readCanonical(new File(['n,name\r\n7,Ana\r\n'], 'a.csv'), KNOWN)).toEqual([{ n: 7, name: 'Ana' }]);
});
