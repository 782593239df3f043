import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** More stops than there are between two places, besides one for each control on the page. */
const SPARE_STOPS = 20;
/** How long a screen may take to put the focus where it belongs after a step, in ms. */
const SETTLE = { timeout: 15_000 } as const;

/** Presses Tab until the element has the focus, as a user without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let left = await stopsOn(page); left > 0; left -= 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'Tab leads there').toBeFocused();
}

type Role = Parameters<Page['getByRole']>[0];
/** The accessible name, whole or by a pattern. */
type Name = string | RegExp;

/** The actions of a user without a mouse. Every step checks that the focus is kept and visible. */
export interface Hands {
  /** By Tab to the element with this role and name. */
  to(role: Role, name: Name, within?: Locator): Promise<void>;
  /** By Shift+Tab. */
  backTo(role: Role, name: Name, within?: Locator): Promise<void>;
  /** There, and Enter (or another key). */
  press(role: Role, name: Name, key?: 'Enter' | 'Space', within?: Locator): Promise<void>;
  /** Into the field with this label; replaces its value. */
  type(label: Name, text: string): Promise<void>;
  /** One of a group, by the arrow keys. */
  choose(name: Name): Promise<void>;
  /** What a button opens, a list of options or a menu: opened, walked by the arrow keys, and taken by Enter. */
  pick(button: Name, item: Name, itemRole?: 'option' | 'menuitem' | 'menuitemradio'): Promise<void>;
  /** A file, by the chooser that the key opens. */
  attach(name: Name, file: { name: string; mimeType: string; buffer: Buffer }, within?: Locator): Promise<void>;
  /** Tab goes around inside of what stands above the page, and Escape leads out of it, back to what opened it. */
  lookAroundAndLeave(role: 'dialog' | 'alertdialog' | 'menu' | 'listbox', opener: Locator): Promise<void>;
  /** The focus is in the page, and in the dialog when there is one. */
  keepsFocus(): Promise<void>;
}

/** The field above a long list. It keeps the focus while the arrows walk the list. */
const SEARCH_FIELD = '[role=combobox]:focus';

/**
 * Types the first letters of an option into its open list, or into the field above a long one. On a slow machine the list takes a long
 * pause between two letters for the end of a word: then all of them are typed again. The field forgets nothing.
 */
export async function typeToOption(page: Page, letters: string, option: string): Promise<void> {
  // What is typed before the list has the focus is lost.
  await expect(page.locator(`[role=option]:focus, ${SEARCH_FIELD}`)).toBeVisible();
  const target = page.getByRole('option', { name: option, exact: true });
  if (await isThere(page.locator(SEARCH_FIELD))) {
    await page.keyboard.type(letters);
    await expect.poll(() => isStoodOn(target), SETTLE).toBe(true);
    return;
  }
  await expect(async () => {
    await page.keyboard.type(letters);
    await expect(target).toBeFocused({ timeout: PAUSE_MS });
  }).toPass();
}

/** From a list that a button opens, by the first letters. */
export async function pickByLetters(
  page: Page,
  hands: Hands,
  button: RegExp,
  letters: string,
  option: string,
): Promise<void> {
  await hands.press('button', button);
  await typeToOption(page, letters, option);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
}

/** A list has forgotten what was typed by then. */
const PAUSE_MS = 2000;

/** @param page by keyboard alone from here on: nothing of it is clicked, filled or focused */
export function handsAt(page: Page): Hands {
  // A page that was just loaded has not given the focus to anything; from the first key on it must not lose it.
  let isFresh = true;
  page.on('load', () => (isFresh = true));
  // Listen before the key is pressed: a later listener would be too late to keep the browser's own window closed.
  page.on('filechooser', () => undefined);
  const find = (role: Role, name: Name, within?: Locator) =>
    (within ?? page).getByRole(role, { name, exact: typeof name === 'string' });

  const keepsFocus = async () => {
    if (!isFresh) await expect.poll(() => page.evaluate(whereIsFocus), SETTLE).toBe('in its place');
  };
  const walk = async (key: 'Tab' | 'Shift+Tab' | 'ArrowDown', target: Locator) => {
    await expect(target).toBeVisible();
    await keepsFocus();
    isFresh = false;
    const before = await target.evaluate(looksOf);
    for (let left = await stopsOn(page); left > 0 && !(await hasFocus(target)); left -= 1)
      await page.keyboard.press(key);
    await expect(target, `${key} leads there`).toBeFocused();
    await expect.poll(() => target.evaluate(showsFocus, before), SETTLE).toBe(true);
  };

  const hands: Hands = {
    keepsFocus,
    to: (role, name, within) => walk('Tab', find(role, name, within)),
    backTo: (role, name, within) => walk('Shift+Tab', find(role, name, within)),
    press: async (role, name, key = 'Enter', within) => {
      await walk('Tab', find(role, name, within));
      await page.keyboard.press(key);
    },
    type: async (label, text) => {
      await walk('Tab', page.getByLabel(label, { exact: typeof label === 'string' }));
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    choose: async (name) => {
      const target = find('radio', name);
      await expect(target).toBeVisible();
      // A group is one stop: its chosen one, or the first.
      const chosen = page.getByRole('radio', { checked: true });
      await walk('Tab', (await chosen.count()) > 0 ? chosen : page.getByRole('radio').first());
      await walk('ArrowDown', target);
      // An arrow chooses; the first of a group that has none chosen is only stood on.
      if (!(await target.isChecked())) await page.keyboard.press('Space');
      await expect(target).toBeChecked();
    },
    pick: async (button, item, itemRole = 'option') => {
      await hands.press('button', button);
      const target = find(itemRole, item);
      await expect(page.locator(`[role=option]:focus, [role^=menuitem]:focus, ${SEARCH_FIELD}`)).toBeVisible();
      if (await isThere(page.locator(SEARCH_FIELD))) await walkBelowField(page, target);
      else await walk('ArrowDown', target);
      await page.keyboard.press('Enter');
      await expect(target).toBeHidden();
    },
    attach: async (name, file, within) => {
      await walk('Tab', (within ?? page).getByLabel(name, { exact: typeof name === 'string' }));
      const opened = page.waitForEvent('filechooser');
      await page.keyboard.press('Enter');
      await (await opened).setFiles(file);
    },
    lookAroundAndLeave: async (role, opener) => {
      const above = page.getByRole(role).last();
      await expect(above).toBeVisible();
      await keepsFocus();
      const stops = (await above.evaluate(stopsIn)) + 2;
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        for (let stop = 0; stop < stops; stop += 1) {
          await page.keyboard.press(key);
          expect(await page.evaluate(whereIsFocus), `${key} stays inside`).toBe('in its place');
        }
      }
      await page.keyboard.press('Escape');
      await expect(above).toBeHidden();
      await expect(opener, 'the focus is back').toBeFocused();
    },
  };
  return hands;
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

const isThere = async (target: Locator) => (await target.count()) > 0;

/** Whether the field that has the focus names the element as the one that its arrows have reached. */
const isStoodOn = (target: Locator) =>
  target.evaluate((element) => document.activeElement?.getAttribute('aria-activedescendant') === element.id);

/** By the arrow keys of the field, which keeps the focus. */
async function walkBelowField(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let left = await page.getByRole('option').count(); left > 0 && !(await isStoodOn(target)); left -= 1)
    await page.keyboard.press('ArrowDown');
  await expect.poll(() => isStoodOn(target), SETTLE).toBe(true);
}

/** How many keys lead around the whole page at most. */
const stopsOn = async (page: Page) => (await page.locator('body').evaluate(stopsIn)) + SPARE_STOPS;

/** Whether the focus is anywhere at all, and not behind what stands above the page. */
function whereIsFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'nowhere';
  const above = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
  return above && !above.contains(focused) ? 'behind the dialog' : 'in its place';
}

/** How many controls Tab could stop at, at most. */
function stopsIn(element: Element): number {
  return element.querySelectorAll('a[href], button, input, select, textarea, [tabindex]').length;
}

/** What a ring can be drawn with, of the element and of what stands around it: a field's frame, a switch's line. */
function looksOf(element: Element): string[] {
  return [element, element.parentElement, element.parentElement?.parentElement]
    .filter((one) => one instanceof Element)
    .map((one) => {
      const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(one);
      return [outline, boxShadow, borderColor, backgroundColor].join(' | ');
    });
}

/** Whether an outline is drawn there, or anything else that was not before it had the focus. */
function showsFocus(element: Element, before: readonly string[]): boolean {
  const around = [element, element.parentElement, element.parentElement?.parentElement];
  return around.some((one, place) => {
    if (!(one instanceof Element)) return false;
    const { outline, outlineStyle, boxShadow, borderColor, backgroundColor } = getComputedStyle(one);
    return outlineStyle !== 'none' || [outline, boxShadow, borderColor, backgroundColor].join(' | ') !== before[place];
  });
}
