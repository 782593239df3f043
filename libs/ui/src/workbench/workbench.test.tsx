import { render } from '@testing-library/react';
import { axe } from 'jest-axe';
import { COPY, ENGLISH } from './copy';
import { SECTIONS } from './sections';

const brand = {
  id: 'x',
  name: 'Sample',
  css: '',
  art: '',
  faces: { nav: 'side', hero: 'open', list: 'rows' },
  mark: { viewBox: '0 0 1 1', shapes: [{ d: 'M0 0h1v1z', tone: 'accent' as const }] },
};

test.each(SECTIONS.map((row) => [row.title, row.Section] as const))('%s: axe finds nothing', async (_, Section) => {
  const { container } = render(<Section copy={ENGLISH} brand={brand} />);
  expect(container).not.toBeEmptyDOMElement();
  expect((await axe(container)).violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

test('there are sample texts for the six languages', () => {
  expect(Object.keys(COPY)).toEqual(['en', 'es', 'ro', 'ru', 'ua', 'pt']);
});
