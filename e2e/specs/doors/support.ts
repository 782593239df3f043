import type { Page } from '@playwright/test';
import { SANDBOX, signInLink } from '../../support/bank';
import { brandUnderTest } from '../../support/brands';

/** The tokens of a persona, however they sign in, without a page. */
async function tokensOf(persona: string): Promise<{ accessToken: string; refreshToken: string }> {
  const { searchParams } = new URL((await signInLink(persona, brandUnderTest())).url);
  const response = await fetch(`${SANDBOX}/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: searchParams.get('code'), codeVerifier: searchParams.get('codeVerifier') }),
  });
  if (!response.ok) throw new Error(`${persona} was not let in: ${response.status} ${await response.text()}`);
  const { accessToken, refreshToken } = (await response.json()) as { accessToken: string; refreshToken: string };
  return { accessToken, refreshToken };
}

/** Opens an address as a persona who is signed in already; quicker than the form, which other tests are about. */
export async function enter(page: Page, persona: string, address = '/'): Promise<void> {
  const { accessToken, refreshToken } = await tokensOf(persona);
  await page.goto('/favicon.svg');
  await page.evaluate((stored) => sessionStorage.setItem('bank.session', stored), JSON.stringify({ accessToken, refreshToken }));
  await page.goto(address);
}

/** The keys of all personas of the sandbox. */
export async function everyPersona(): Promise<string[]> {
  const personas = (await (await fetch(`${SANDBOX}/sandbox/personas`)).json()) as { key: string }[];
  return personas.map(({ key }) => key);
}

/** What the page shows after going to an address inside the application. */
interface Landing {
  /** The path, without its query. */
  at: string;
  isMissing: boolean;
}

/** Goes to addresses one after another without loading the page again, as links would. */
export function visit(page: Page, addresses: readonly string[]): Promise<Record<string, Landing>> {
  return page.evaluate(async (list) => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const isBusy = () => document.querySelector('[role=status][aria-busy=true]') !== null;
    /** At rest is what stays at rest for three looks in a row: a redirect goes through several navigations. */
    const settled = async () => {
      for (let calm = 0, before = ''; calm < 3; before = location.href) {
        await pause(20);
        calm = !isBusy() && location.href === before ? calm + 1 : 0;
      }
    };
    const landings: Record<string, { at: string; isMissing: boolean }> = {};
    for (const address of list) {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
      await settled();
      const isMissing = document.querySelector('h1')?.textContent === 'Page not found';
      landings[address] = { at: location.pathname, isMissing };
    }
    return landings;
  }, addresses);
}
