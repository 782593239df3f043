import { currentRelease, loadedRelease } from './release-watch';

const answering =
  (body: string): typeof fetch =>
  () =>
    Promise.resolve({ json: async () => JSON.parse(body) } as Response);

test('the server names its release', async () => {
  await expect(currentRelease(answering('{"version":"2.1.2","release":"abc"}'))).resolves.toBe('abc');
});

test.each(['<html>', '[]', 'null', '{}', '{"release":5}'])('an answer like %s names none', async (body) => {
  await expect(currentRelease(answering(body))).resolves.toBeNull();
});

test('no connection is no new release', async () => {
  await expect(currentRelease(() => Promise.reject(new TypeError('offline')))).resolves.toBeNull();
});

test('the page says which release it was loaded with', () => {
  const page = new DOMParser().parseFromString('<meta name="release" content="abc">', 'text/html');
  expect(loadedRelease(page)).toBe('abc');
  expect(loadedRelease(new DOMParser().parseFromString('', 'text/html'))).toBeNull();
});
