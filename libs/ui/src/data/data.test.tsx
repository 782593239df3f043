import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { BalanceChart } from './balance-chart';
import {
  dateMarks,
  labelled,
  labelPlace,
  niceTicks,
  plotOf,
  readable,
  untouching,
  type PlannedStep,
} from './chart-scale';
import { VirtualList } from './virtual-list';
import { geometryOf, visibleRows } from './list-geometry';

const POINTS = [
  { at: '2026-11-01', value: '100.00' },
  { at: '2026-11-02', value: '250.50' },
  { at: '2026-11-03', value: '180.25' },
];

function Chart({ points = POINTS, planned }: { points?: typeof POINTS; planned?: PlannedStep[] }) {
  return (
    <BalanceChart
      label="Balance"
      points={points}
      formatValue={(value) => `${value} EUR`}
      formatTick={String}
      formatDate={(at) => at}
      formatDay={(at) => at}
      tableLabel="Show as table"
      chartLabel="Show as chart"
      dateLabel="Date"
      valueLabel="Amount"
      todayLabel="Today"
      happenedLabel="What happened"
      plannedLabel="What is planned"
      planned={planned}
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
    'Today',
  ]);
});

test('what is planned stands in the legend and in the table, and only then', async () => {
  const { rerender } = render(<Chart />);
  expect(screen.queryByText('What is planned')).not.toBeInTheDocument();
  rerender(<Chart planned={[{ at: 'Soon', ahead: 0.5, value: '150.25', label: 'On hold −30.00' }]} />);
  expect(screen.getByText('What is planned')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('Soon: On hold −30.00150.25 EUR');
});

test('the line has steps only: it never slopes between two days', () => {
  const { container } = render(
    <Chart planned={[{ at: 'Soon', ahead: 0.5, value: '150.25', label: 'On hold −30.00' }]} />,
  );
  // eslint-disable-next-line testing-library/no-container, testing-library/no-node-access -- the drawing is hidden from roles
  const paths = [...container.querySelectorAll('.chart-line')].map((path) => path.getAttribute('d') ?? '');
  expect(paths).toHaveLength(2);
  for (const path of paths) {
    const corners = [...path.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [x, y]);
    expect(corners.length).toBeGreaterThan(2);
    for (const [index, [x, y]] of corners.slice(1).entries()) {
      const [beforeX, beforeY] = corners[index] ?? [];
      expect(x === beforeX || y === beforeY).toBe(true);
    }
  }
});

test('everything drawn lies inside the plot, in the order of time, with today before what is planned', () => {
  const value = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => (cents / 100).toFixed(2));
  const points = fc.array(value, { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(
      points,
      fc.array(value, { maxLength: 4 }),
      fc.integer({ min: 240, max: 1200 }),
      (past, ahead, width) => {
        const plot = plotOf(
          past.map((each, day) => ({ at: String(day), value: each })),
          ahead.map((each, step) => ({ at: '', ahead: (step + 1) / ahead.length, value: each, label: '' })),
          width,
        );
        const xs = [...past.map((_, index) => plot.x(index)), ...ahead.map((_, index) => plot.plannedX(index))];
        expect(xs.every((x, index) => x >= 0 && x <= plot.span && x > (xs[index - 1] ?? -1))).toBe(true);
        const ys = [...plot.values, ...plot.plannedValues].map(plot.y);
        expect(ys.every((y) => y >= 11.9 && y <= 176.1)).toBe(true);
      },
    ),
  );
});

test('at most two planned steps carry a label: those that change the most', () => {
  expect(labelled([100, 95, 300, 290, 50])).toEqual([1, 3]);
  expect(labelled([100, 90])).toEqual([0]);
  expect(labelled([100])).toEqual([]);
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

const SHAPE = { rowHeight: 56, headingHeight: 40 };
const groups = fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 30 });

test('the rows drawn cover what is in view, stay inside the list, and keep their number', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      groups,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (count, sizes, share) => {
        const shape = { ...SHAPE, count, groups: sizes };
        const geometry = geometryOf(shape);
        const top = share * Math.max(0, geometry.height - 823);
        const { first, last } = visibleRows(shape, geometry, { top, height: 823, overscan: 6 });
        expect(first).toBeGreaterThanOrEqual(0);
        expect(last).toBeLessThan(count);
        expect(geometry.topOf(first)).toBeLessThanOrEqual(top);
        expect(geometry.topOf(last) + geometry.heightOf(last)).toBeGreaterThanOrEqual(
          Math.min(geometry.height, top + 823),
        );
        expect(last - first + 1).toBe(Math.min(count, Math.ceil(823 / 56) + 1 + 12));
      },
    ),
  );
  const none = { ...SHAPE, count: 0, groups: [] };
  expect(visibleRows(none, geometryOf(none), { top: 0, height: 500, overscan: 6 })).toEqual({ first: 0, last: -1 });
});

test('rows and headings lie on each other without a gap, and a height finds its row', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000 }), groups, (count, sizes) => {
      const geometry = geometryOf({ ...SHAPE, count, groups: sizes });
      let top = 0;
      for (let row = 0; row < count; row++) {
        expect(geometry.topOf(row)).toBe(top);
        expect(geometry.rowAt(top + 1)).toBe(row);
        expect(geometry.headingOf(row) !== null).toBe(geometry.heightOf(row) > 56);
        top += geometry.heightOf(row);
      }
      expect(geometry.height).toBe(top);
      const headings = Array.from({ length: count }, (_, row) => geometry.headingOf(row)).filter((at) => at !== null);
      expect(headings).toEqual(headings.map((_, index) => index));
    }),
    { numRuns: 30 },
  );
});

test('a list of 100,000 rows draws a handful, each knowing its place, and follows the page', () => {
  const onRange = jest.fn();
  const days = [2, 3];
  const name = (index: number) => <a href="#x">{`Row ${index}`}</a>;
  const heading = (group: number) => <h2>{`Day ${group}`}</h2>;
  render(
    <VirtualList
      label="History"
      count={100_000}
      rowHeight={56}
      headingHeight={40}
      groups={days}
      renderRow={name}
      renderHeading={heading}
      onRange={onRange}
    />,
  );
  const list = screen.getByRole('list', { name: 'History' });
  expect(screen.getAllByRole('listitem').length).toBeLessThan(30);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Day 0', 'Day 1']);
  screen.getByRole('link', { name: 'Row 0' }).focus();
  fireEvent.keyDown(screen.getByRole('link', { name: 'Row 0' }), { key: 'ArrowDown' });
  expect(screen.getByRole('link', { name: 'Row 1' })).toHaveFocus();
  fireEvent.keyDown(screen.getByRole('link', { name: 'Row 1' }), { key: 'j' });
  expect(screen.getByRole('link', { name: 'Row 2' })).toHaveFocus();
  fireEvent.keyDown(screen.getByRole('link', { name: 'Row 2' }), { key: 'k', ctrlKey: true });
  expect(screen.getByRole('link', { name: 'Row 2' })).toHaveFocus();
  fireEvent.keyDown(screen.getByRole('link', { name: 'Row 2' }), { key: 'k' });
  expect(screen.getByRole('link', { name: 'Row 1' })).toHaveFocus();
  jest.spyOn(list, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -(56 * 50_000 + 80), 300, 0));
  fireEvent.scroll(window);
  const row = screen.getAllByRole('listitem').find((item) => item.textContent === 'Row 50000');
  expect(row).toHaveAttribute('aria-posinset', '50001');
  expect(row).toHaveStyle({ transform: 'translateY(2800080px)' });
  expect(onRange).toHaveBeenLastCalledWith({ first: 49_997, last: 49_997 + Math.ceil(window.innerHeight / 56) + 6 });
});

test('J goes into a list from anywhere on the page, but not while somebody is typing', () => {
  render(
    <>
      <input aria-label="Search" />
      <VirtualList
        label="History"
        count={3}
        rowHeight={56}
        renderRow={(index) => <a href="#row">{`Row ${index}`}</a>}
      />
    </>,
  );
  const search = screen.getByRole('textbox', { name: 'Search' });
  search.focus();
  fireEvent.keyDown(search, { key: 'j' });
  expect(search).toHaveFocus();
  search.blur();
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(screen.getByRole('link', { name: 'Row 0' })).toHaveFocus();
});

test('J does nothing for who has switched the shortcuts off', () => {
  render(
    <VirtualList
      label="History"
      count={3}
      rowHeight={56}
      renderRow={(index) => <a href="#row">{`Row ${index}`}</a>}
      hasLetterKeys={false}
    />,
  );
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(document.body).toHaveFocus();
  screen.getByRole('link', { name: 'Row 0' }).focus();
  fireEvent.keyDown(screen.getByRole('link', { name: 'Row 0' }), { key: 'ArrowDown' });
  expect(screen.getByRole('link', { name: 'Row 1' })).toHaveFocus();
});

test('a label keeps clear of the line beside it, and of the edge', () => {
  const ring = { x: 100, y: 50 };
  const lower = { x: 140, y: 58 };
  expect(labelPlace('€164.00', ring, true, [ring, lower], 300)).toEqual({ x: 108, y: 78, textAnchor: 'start' });
  expect(labelPlace('€164.00', ring, true, [ring, { x: 200, y: 58 }], 300)).toMatchObject({ y: 70 });
  expect(labelPlace('€164.00', ring, false, [ring, { x: 140, y: 40 }], 300)).toMatchObject({ y: 30 });
  // No room on the right: it ends at the edge, clear of the past as well.
  const past = { x: 90, y: 66 };
  expect(labelPlace('€164.00', ring, true, [past, ring], 140)).toEqual({ x: 140, y: 86, textAnchor: 'end' });
  // No room below: above all of it.
  expect(labelPlace('€164.00', { x: 100, y: 160 }, true, [{ x: 100, y: 160 }], 300)).toMatchObject({ y: 150 });
});

test('two labels that would be written over each other are one: that of the larger change', () => {
  const salary = { y: 40, by: 2450 };
  const rent = { y: 50, by: 950 };
  expect(readable([salary, rent])).toEqual([salary]);
  expect(readable([rent, { ...salary, y: 80 }])).toHaveLength(2);
  expect(readable([rent, { ...rent, y: 55 }])).toEqual([rent]);
});
