import { responseLayout } from './response-message';

describe('the response popup (R1.8.11)', () => {
  it('shows up to 50 characters as the header', () =>
    expect(responseLayout('x'.repeat(50))).toEqual({ header: 'x'.repeat(50), body: null }));

  it('shows more as the body, under the header Error', () =>
    expect(responseLayout('x'.repeat(51))).toEqual({ header: null, body: 'x'.repeat(51) }));

  it('counts characters, not code units', () => expect(responseLayout('😀'.repeat(50)).header).toBe('😀'.repeat(50)));
});
