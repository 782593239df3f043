// Rules: R1.5.1.
import fc from 'fast-check';
import { createPkce } from './index';
import { pkceChallenge } from './pkce';

test('the vector of RFC 7636 appendix B (D01)', async () => {
  expect(await pkceChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});

test('10,000 verifiers: 43 to 128 characters of the set, all different, none from Math.random (D01)', async () => {
  const random = jest.spyOn(Math, 'random');
  const pairs = await Promise.all(Array.from({ length: 10_000 }, () => createPkce()));
  for (const { verifier, challenge } of pairs) {
    expect(verifier).toMatch(/^[A-Za-z0-9\-._~]{43,128}$/);
    expect(challenge).toMatch(/^[A-Za-z0-9\-_]{43}$/);
  }
  expect(new Set(pairs.map(({ verifier }) => verifier)).size).toBe(pairs.length);
  expect(random).not.toHaveBeenCalled();
});

test('the challenge is made of the verifier', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constant(null), async () => {
      const { verifier, challenge } = await createPkce();
      expect(await pkceChallenge(verifier)).toBe(challenge);
    }),
    { numRuns: 50 },
  );
});
