import type { clientOf } from '../../server/test-client';

/** Orders a card as its holder does: the order, then the code that went to the persona. @returns the last answer of the bank */
export async function orderCard(client: ReturnType<typeof clientOf>, persona: string, token: string, body: object) {
  const call = async (confirm?: object) =>
    (await client.call(token, 'cardApply', { ...body, ...(confirm && { confirm }) })).json();
  const asked = await call();
  if (!asked.waitsFor) return asked;
  return call({ requestKey: asked.waitsFor.requestKey, code: await client.lastCode(persona) });
}
