import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { BalanceChart } from './balance-chart';
import { dateMarks, niceTicks, untouching } from './chart-scale';
import { VirtualList } from './virtual-list';
import { visibleRange } from './visible-range';

const POINTS = [
  { at: '2026-11-01', value: '100.00' },
  { at: '2026-11-02', value: '250.50' },
  { at: '2026-11-03', value: '180.25' },
];

function Chart({ points = POINTS }: { points?: typeof POINTS }) {
  return (
    <BalanceChart
      label="Balance"
      points={points}
      formatValue={(value) => `${value} EUR`}
      formatTick={String}
      formatDate={(at) => at}
      tableLabel="Show as table"
      chartLabel="Show as chart"
      dateLabel="Date"
      valueLabel="Amount"
    />
  );
}

test('the chart says date and amount of the point one is at', () => {
  render(<Chart />);
  const slider = screen.getByRole('slider', { name: 'Balance' });
  expect(slider).toHaveAttribute('aria-valuetext', '2026-11-03: 180.25 EUR');
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider).toHaveAttribute('aria-valuetext', '2026-11-02: 250.50 EUR');
});

test('the same figures stand in a table, newest first', async () => {
  render(<Chart />);
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  const rows = within(screen.getByRole('table', { name: 'Balance' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'DateAmount',
    '2026-11-03180.25 EUR',
    '2026-11-02250.50 EUR',
    '2026-11-01100.00 EUR',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
  expect(screen.getByRole('slider')).toBeInTheDocument();
});

test.each([
  [[60, 60, 60], 300, ['2026-11-01', '2026-11-02', '2026-11-03']],
  [[110, 110, 110], 300, ['2026-11-01', '2026-11-03']],
  [[110, 110, 110], 220, ['2026-11-03']],
])('dates of %j px on %i px stand apart: %j', (widths, span, shown) => {
  const [first = 0, middle = 0, last = 0] = widths;
  const isShown = untouching([
    { from: 0, to: first },
    { from: (span - middle) / 2, to: (span + middle) / 2 },
    { from: span - last, to: span },
  ]);
  expect(['2026-11-01', '2026-11-02', '2026-11-03'].filter((_, index) => isShown[index])).toEqual(shown);
});

test('one date alone is always shown', () => {
  expect(untouching([{ from: -50, to: 50 }])).toEqual([true]);
  expect(untouching([])).toEqual([]);
});

test('the chart measures its dates and hides those without room', () => {
  const points = Array.from({ length: 9 }, (_, day) => ({ at: `2026-11-0${day + 1}`, value: '1.00' }));
  const measure = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 250, 12));
  const { container } = render(<Chart points={points} />);
  measure.mockRestore();
  // eslint-disable-next-line testing-library/no-container, testing-library/no-node-access -- the drawing is hidden from roles
  const dates = [...container.querySelectorAll('svg g:not(:has(line)) > text')];
  expect(dates.filter((date) => date.getAttribute('visibility') !== 'hidden').map((date) => date.textContent)).toEqual([
    '2026-11-01',
    '2026-11-09',
  ]);
});

test('ticks enclose every value, are few, and rise', () => {
  const value = fc.double({ min: -1e12, max: 1e12, noNaN: true }).map((number) => Math.round(number * 100) / 100);
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 40 }), (values) => {
      const ticks = niceTicks(values);
      const span = Math.max(...values) - Math.min(...values) || Math.abs(values[0] ?? 0) || 1;
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values) + span * 1e-9);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values) - span * 1e-9);
    }),
  );
  expect(niceTicks([820, 3420])).toEqual([0, 1000, 2000, 3000, 4000]);
});

test.each([
  [1, [0]],
  [3, [0, 2]],
  [31, [0, 15, 30]],
])('%i points get date labels at %j', (count, marks) => {
  expect(dateMarks(count)).toEqual(marks);
});

test('the rows drawn cover what is in view, stay inside the list, and keep their number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (count, share) => {
      const view = { height: 823, rowHeight: 56, count, overscan: 6 };
      const scrollTop = share * Math.max(0, count * 56 - 823);
      const { first, last } = visibleRange({ ...view, scrollTop });
      expect(first).toBeGreaterThanOrEqual(0);
      expect(last).toBeLessThan(count);
      expect(first * 56).toBeLessThanOrEqual(scrollTop);
      expect((last + 1) * 56).toBeGreaterThanOrEqual(Math.min(count * 56, scrollTop + 823));
      expect(last - first + 1).toBe(Math.min(count, Math.ceil(823 / 56) + 1 + 12));
    }),
  );
  expect(visibleRange({ scrollTop: 0, height: 500, rowHeight: 56, count: 0, overscan: 6 })).toEqual({
    first: 0,
    last: -1,
  });
});

test('a list of 100,000 rows draws a handful, each knowing its place, and follows the scroll', () => {
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(560);
  const onRange = jest.fn();
  render(
    <VirtualList
      label="History"
      kind="table"
      count={100_000}
      rowHeight={56}
      renderRow={(index) => <div role="cell">{`Row ${index}`}</div>}
      onRange={onRange}
    />,
  );
  const table = screen.getByRole('table', { name: 'History' });
  expect(table).toHaveAttribute('aria-rowcount', '100000');
  expect(screen.getAllByRole('row').length).toBeLessThan(30);
  fireEvent.scroll(table, { target: { scrollTop: 56 * 50_000 } });
  const row = screen.getByRole('row', { name: 'Row 50000' });
  expect(row).toHaveAttribute('aria-rowindex', '50001');
  expect(row).toHaveStyle({ transform: 'translateY(2800000px)' });
  expect(onRange).toHaveBeenLastCalledWith({ first: 49_997, last: 50_013 });
});
