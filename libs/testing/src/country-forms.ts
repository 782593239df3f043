import { enter } from '@bank/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** What a customer answers for one country. */
interface CountryAnswers {
  /** By its name in the list. */
  country: string;
  /** Typed into empty fields, by their labels. */
  fields?: Readonly<Record<string, string>>;
  /** Chosen where nothing is, by the labels of their lists. */
  choices?: Readonly<Record<string, string>>;
  /** Whatever else. */
  also?(): Promise<unknown>;
}

/** A form with a country. */
export interface CountryForm {
  /** The file that shows the country, from the root: each of them has its row (tools/workspace/rules/country-forms.test.ts). */
  file: string;
  what: string;
  /** Shows the page, with what the tab and its memory have kept. */
  open(): Promise<{ unmount(): void }>;
  /** Leads to the question about the country, from wherever the customer is. Nothing where it is on the same page. */
  toCountry?(): Promise<unknown>;
  /** Chooses a country, where that is more than an option of a list. */
  choose?(label: string, country: string): Promise<unknown>;
  /** Leads on to what belongs to the country. Nothing where it is on the same page. */
  onward?(): Promise<unknown>;
  /** Leaves the form and comes back without loading the page: Back and forward, or its dialog closed and opened. */
  leave?(): Promise<unknown>;
  /** The label of the country. */
  label: string;
  before: CountryAnswers;
  after: CountryAnswers;
  /** Sends the form until it is taken. @returns what was sent */
  send(): Promise<unknown>;
  /** Of the country before: nothing of it is sent. */
  gone: readonly string[];
  /** Of no country, or of the second one: it is sent. */
  kept: readonly string[];
}

type Act = 'before' | 'after' | 'leave' | 'reload';

const WAYS: Readonly<Record<string, readonly Act[]>> = {
  'another country': ['before', 'after'],
  'Back, and then another country': ['before', 'leave', 'after'],
  'a loaded page, and then another country': ['before', 'reload', 'after'],
  'another country, and then a loaded page': ['before', 'after', 'reload', 'after'],
};

/** Each of these forms in each way to another country: nothing of the country before is sent, and the form is taken (R0.120). */
export function testCountryForms(forms: readonly CountryForm[]): void {
  const cases = forms.flatMap((form) => Object.keys(WAYS).map((way) => [form.what, way, form] as const));
  test.each(cases)('%s: after %s, nothing of the country before is sent', async (_what, way, form) => {
    let page = await form.open();
    const acts: Record<Act, () => Promise<unknown>> = {
      before: () => answer(form, form.before),
      after: () => answer(form, form.after),
      leave: async () => form.leave?.(),
      async reload() {
        page.unmount();
        page = await form.open();
      },
    };
    for (const act of WAYS[way] ?? []) await acts[act]();
    const sent = JSON.stringify(await form.send());
    for (const value of form.gone) expect(sent).not.toContain(value);
    for (const value of form.kept) expect(sent).toContain(value);
    page.unmount();
  });
}

async function answer(form: CountryForm, { country, fields = {}, choices = {}, also }: CountryAnswers): Promise<void> {
  const user = userEvent.setup();
  await form.toCountry?.();
  await (form.choose ?? choose)(form.label, country);
  await form.onward?.();
  for (const [label, text] of Object.entries(fields)) {
    const field = await screen.findByRole('textbox', { name: starting(label) });
    if (field instanceof HTMLInputElement && field.value === '') await enter(user, field, text);
  }
  for (const [label, option] of Object.entries(choices)) {
    const list = await screen.findByRole('button', { name: starting(label) });
    if (list.querySelector('[data-placeholder]') !== null) await choose(label, option);
  }
  await also?.();
}

async function choose(label: string, option: string): Promise<void> {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: starting(label) }));
  await user.click(await screen.findByRole('option', { name: option }));
}

/** A list is named by its label and what is chosen, and a field by its label and maybe more. @param label or more of what it begins with */
const starting = (label: string) => new RegExp(`^${label}`);
