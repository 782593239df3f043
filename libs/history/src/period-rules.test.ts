import fc from 'fast-check';
import { periodOf, presetOf, PRESETS } from './period-rules';

test.each([
  ['any', '', ''],
  ['thisMonth', '2026-03-01', '2026-03-31'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
  ['last90', '2026-01-01', '2026-03-31'],
  ['thisYear', '2026-01-01', '2026-03-31'],
] as const)('%s on 31 March is from %s to %s', (preset, from, to) =>
  expect(periodOf(preset, '2026-03-31')).toEqual({ from, to }),
);

test('January’s last month is December', () =>
  expect(periodOf('lastMonth', '2026-01-15')).toEqual({ from: '2025-12-01', to: '2025-12-31' }));

test('a preset’s days are in order and never in the future, and name a preset of the same days', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.constantFrom(...PRESETS), (date, preset) => {
      const today = date.toISOString().slice(0, 10);
      const period = periodOf(preset, today);
      expect(period.from <= period.to).toBe(true);
      expect(period.to <= today).toBe(true);
      expect(periodOf(presetOf(period, today) ?? 'any', today)).toEqual(period);
    }),
  );
});

test('other days are no preset', () => {
  expect(presetOf({ from: '2026-03-02', to: '2026-03-05' }, '2026-03-31')).toBeNull();
});
