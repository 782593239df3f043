import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { QrCode } from './qr-code';

const VALUE = 'bankapp://link?key=0123456789abcdef';

/** The drawing as a grid of modules again: true is dark. */
function drawn(): boolean[][] {
  const svg = screen.getByRole('img', { name: 'Scan with the app' });
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const markup = svg.outerHTML;
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of markup.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    grid[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  }
  return grid;
}

test('draws every module of the code, inside a quiet zone of four', () => {
  render(<QrCode value={VALUE} label="Scan with the app" />);
  expect(drawn()).toEqual(encode(VALUE, { ecc: 'M', border: 4 }).data);
  expect(drawn().slice(0, 4).flat()).not.toContain(true);
});

test('another address is another code', () => {
  const { rerender } = render(<QrCode value={VALUE} label="Scan with the app" />);
  const first = drawn();
  rerender(<QrCode value="bankapp://link?key=other" label="Scan with the app" />);
  expect(drawn()).not.toEqual(first);
});
