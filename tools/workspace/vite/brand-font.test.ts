import { fallbackFace } from './brand-font.ts';

test('the fallback is an installed font with the measures of the brand’s', () => {
  const css = fallbackFace({ family: 'Onest', package: 'onest', cut: 'wght', subsets: ['latin'], fallback: 'arial' });
  expect(css).toContain('font-family: "Onest Fallback"');
  expect(css).toContain("local('Arial')");
  // Onest rises 970 and sinks 305 of 1000 units; the installed font is stretched first.
  const value = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(css)?.[1]) / 100;
  expect(value('ascent-override') * value('size-adjust')).toBeCloseTo(0.97, 3);
  expect(value('descent-override') * value('size-adjust')).toBeCloseTo(0.305, 3);
});

test('a font that nobody has measured stops the build', () => {
  const unknown = { family: 'Nowhere Sans', package: 'x', cut: 'wght', subsets: [], fallback: 'arial' } as const;
  expect(() => fallbackFace(unknown)).toThrow('Nowhere Sans');
});
