import { accessRight } from '@bank/protocol';
import type { Rooms } from '@bank/protocol/all';
import type { StatedEntry } from '@bank/protocol/dictionaries';
import { operationType } from '@bank/protocol/history';
import { offerOf } from '../../platform/brands';
import { COUNTRIES } from '../../platform/countries';
import { industryGroups, industryOf } from '../../platform/dictionaries/industries';
import { DEPOSIT_CURRENCY, DEPOSITS, PURPOSES, SOURCES } from '../../platform/dictionaries/money';
import type { Stated } from '../../platform/dictionaries/money';
import { QUESTIONS } from '../../platform/dictionaries/questions';
import { say } from '../../platform/dictionaries/texts';
import { OCCUPATIONS, SECOND_OCCUPATIONS } from '../../platform/dictionaries/work';
import type { Handlers } from '../../platform/handler';
import { intlTag } from '../../platform/languages';
import { statesOf } from '../../platform/states';
import { birthCountriesIn, countriesIn } from './countries';

const stated = (entries: readonly Stated[], lang: string): StatedEntry[] =>
  entries.map(({ id, name, help, ask }) => ({
    id,
    name: say(lang, name),
    help: help === undefined ? null : say(lang, help),
    ask: ask === undefined ? null : say(lang, ask),
  }));

/** A band of deposits in words. */
function bandName(lang: string, from: string | null, to: string | null): string {
  const format = new Intl.NumberFormat(intlTag(lang), {
    style: 'currency',
    currency: DEPOSIT_CURRENCY,
    maximumFractionDigits: 0,
  });
  // Whole thousands of a table: far below where a number of JavaScript loses anything.
  const words = (amount: string | null) => (amount === null ? '' : format.format(Number(amount)));
  const values = { from: words(from), to: words(to) };
  return say(lang, from === null ? 'upTo' : to === null ? 'moreThan' : 'between', values);
}

// R3.3.19 to R3.3.21.
export const handlers = {
  occupations: (_input, { lang }) => ({
    occupations: Object.entries(OCCUPATIONS).map(([id, { name, sourceList }]) => ({
      id,
      name: say(lang, name),
      sourceList,
    })),
  }),
  secondOccupations: (_input, { lang }) => ({
    occupations: Object.entries(SECOND_OCCUPATIONS).map(([id, name]) => ({ id, name: say(lang, name) })),
  }),
  countries: (_input, { lang }) => ({ countries: countriesIn(lang, COUNTRIES) }),
  birthCountries: (_input, { lang }) => ({ countries: birthCountriesIn(lang) }),
  async currencies(_input, { db, lang }) {
    const names = new Intl.DisplayNames(intlTag(lang), { type: 'currency' });
    // A coin's code may have more than the three letters of ISO 4217, which Intl refuses.
    const nameOf = (code: string) => (code.length === 3 ? names.of(code) : undefined) ?? code;
    const codes = await db.query<{ code: string }>('SELECT code FROM currency ORDER BY code');
    return { currencies: codes.map(({ code }) => ({ currencyCode: code, name: nameOf(code) })) };
  },
  transactionTypes: (_input, { lang }) => ({
    transactionTypes: operationType.options.map((transactionType) => ({
      transactionType,
      name: say(lang, `type${transactionType}`),
    })),
  }),
  businessAccessRights: (_input, { lang }) => ({
    accessRights: Object.values(accessRight).map((id) => ({
      id,
      name: say(lang, `right${id}`),
      isSelectable: id !== accessRight.uploading,
    })),
  }),
  sourcesOfFunds: ({ sourceList }, { lang }) => ({ sources: stated(SOURCES[sourceList], lang) }),
  purposesOfAccount: ({ customerType }, { lang }) => ({ purposes: stated(PURPOSES[customerType], lang) }),
  industries: (_input, { lang, brand }) => ({
    groups: industryGroups(offerOf(brand)).map(({ group, name, industries }) => ({
      group,
      name: say(lang, name),
      industries: industries.map((id) => ({
        id,
        name: say(lang, id),
        ask: industryOf(id)?.isAsked === true ? say(lang, 'industryAsk') : null,
      })),
    })),
  }),
  additionalQuestions: ({ customerType }, { lang }) => ({
    questions: QUESTIONS[customerType].map(({ id, text, options }) => ({
      id,
      text: say(lang, text),
      options: options.map(({ value, name, followUps }) => ({
        value,
        name: say(lang, name),
        followUps: followUps.map((one) => ({ ...one, label: say(lang, one.label) })),
      })),
    })),
  }),
  estimatedMonthlyDeposits: (_input, { lang }) => ({
    deposits: DEPOSITS.map(({ id, from, to }) => ({
      ...{ id, from, to, currencyCode: DEPOSIT_CURRENCY },
      name: bandName(lang, from, to),
    })),
  }),
  personalAgreements: (_input, { lang }) => ({
    agreements: (['privacy', 'terms'] as const).map((id) => ({ id, name: say(lang, id) })),
  }),
  statesByCountry: ({ countryCode }) => ({ states: statesOf(countryCode) }),
} satisfies Handlers<Rooms['dictionaries']>;
