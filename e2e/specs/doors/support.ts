import type { Page } from '@playwright/test';
import { SANDBOX, tokensOf } from '../../support/bank';

/** Opens an address as a persona who is signed in already, wherever that leads; `signIn` waits for a screen beyond sign-in. */
export async function enter(page: Page, persona: string, address = '/'): Promise<void> {
  const tokens = await tokensOf(persona);
  await page.goto('/version.json');
  await page.evaluate((stored) => sessionStorage.setItem('bank.session', stored), JSON.stringify(tokens));
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

/**
 * Goes to addresses one after another without loading the page again, as links would.
 * @param lookMs how long to wait between two looks; what is shown, and not only where, takes a while longer
 */
export function visit(page: Page, addresses: readonly string[], lookMs = 5): Promise<Record<string, Landing>> {
  return page.evaluate(
    async ([list, ms]) => {
      const pause = () => new Promise((resolve) => setTimeout(resolve, ms));
      const isBusy = () => document.getElementById('root')?.ariaBusy !== 'false';
      /** At rest for two looks in a row: a screen may send its visitor on when it is shown. */
      const settled = async () => {
        for (let calm = 0, before = ''; calm < 2; before = location.href) {
          await pause();
          calm = !isBusy() && location.href === before ? calm + 1 : 0;
        }
      };
      const landings: Record<string, { at: string; isMissing: boolean }> = {};
      await settled();
      for (const address of list) {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
        await settled();
        const isMissing = document.querySelector('h1')?.textContent === 'Page not found';
        landings[address] = { at: location.pathname, isMissing };
      }
      return landings;
    },
    [addresses, lookMs] as const,
  );
}
