// Rules: R0.35, R2.4.7.
import type { Announcement } from '@bank/protocol/announcement-list';
import { nextObligatory } from './next-obligatory';
import { screenIsIdle } from './screen-is-idle';

const one = (id: number, rest: Partial<Announcement> = {}): Announcement => ({
  id,
  isRead: false,
  withConfirmation: true,
  isObligatory: true,
  choice: null,
  title: 'New terms',
  summary: '',
  at: '2026-11-22T08:00:00.000Z',
  ...rest,
});

test('the oldest obligatory question without an answer comes first', () => {
  const list = [one(4, { isObligatory: false }), one(3), one(2), one(1, { choice: 'decline' })];
  expect(nextObligatory(list)?.id).toBe(2);
  expect(nextObligatory([one(1, { choice: 'accept' }), one(4, { isObligatory: false })])).toBeNull();
});

describe('a screen is idle', () => {
  afterEach(() => document.body.replaceChildren());

  const show = (tag: string, attributes: Record<string, string> = {}) => {
    const node = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
    document.body.append(node);
    return node;
  };

  test('with nothing asked on it', () => {
    show('main');
    show('form', { role: 'search' });
    expect(screenIsIdle(document)).toBe(true);
  });

  test('not with a form, a dialog, or a field that is being typed in', () => {
    show('form');
    expect(screenIsIdle(document)).toBe(false);
    document.body.replaceChildren();
    show('section', { role: 'dialog' });
    expect(screenIsIdle(document)).toBe(false);
    document.body.replaceChildren();
    const field = show('input');
    expect(screenIsIdle(document)).toBe(true);
    field.focus();
    expect(screenIsIdle(document)).toBe(false);
  });
});
