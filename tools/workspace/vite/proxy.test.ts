// Rules: S20.
import { bankProxy } from './proxy';

const { bypass } = bankProxy('http://127.0.0.1:1')['/api'] ?? {};
const answer = (url: string) => bypass?.({ url } as never, undefined as never, {});

test.each([
  '/api/sandbox',
  '/api/sandbox/personas',
  '/api/sandbox?x',
  '/api//sandbox/reset',
  '/api/%73andbox/clock',
  '/api/Sandbox/clock',
  '/api/%E0%A4%A',
])('a brand’s origin has no way to %s', (url) => expect(answer(url)).toBe(false));

test.each(['/api/?balanceInquiry', '/api/auth/login', '/api/socket', '/api/sandboxes', '/api/history/sandbox'])(
  'and leads on to %s',
  (url) => expect(answer(url)).toBeUndefined(),
);
