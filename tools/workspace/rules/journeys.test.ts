import { findingsOf } from './lint';

const loose = (line: string) =>
  findingsOf('e2e/specs/violation.spec.ts', `export const found = (page, dialog) => ${line};\n`).filter(
    ({ ruleId }) => ruleId === 'no-restricted-syntax',
  );

test.each([['page.getByText(/1006/)'], ["page.getByLabel('Code')"], ['dialog.getByLabel(`Code`)']])(
  '%s finds more than it means, and is refused',
  (line) => {
    expect(loose(line)).toHaveLength(1);
  },
);

test.each([
  ["page.getByRole('main').getByText(/1006/)"],
  ["page.getByText('You may act')"],
  ["page.getByLabel('Code', { exact: true })"],
  ['page.getByLabel(/^Code/)'],
])('%s is allowed', (line) => {
  expect(loose(line)).toEqual([]);
});
