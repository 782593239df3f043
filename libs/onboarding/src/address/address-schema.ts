import { query } from '@bank/api-client';
import { chosen, fieldMessage, neededName, optionalName } from '@bank/kit';
import { statesByCountry } from '@bank/protocol/dictionaries';
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

/** The lines of an address, for the schema of a form. */
export const addressLines = {
  address1: neededName(120),
  address2: optionalName(120),
  postalCode: neededName(16),
  city: neededName(80),
};

interface State {
  stateCode: string;
}

/** A state of a country that was chosen before: one of its own, and none where its addresses name none (R3.3.2). */
export const stateOf = (states: readonly State[]) =>
  states.length === 0
    ? z.string().check(z.overwrite(() => ''))
    : z.string().check(z.refine((code) => isStateOf(states, code), fieldMessage('kit.stated.chooseOne')));

const isStateOf = (states: readonly State[], code: string) => states.some(({ stateCode }) => stateCode === code);

/** An address with its country, as `AddressFields` asks for it. `stateNamed` goes with it. */
export const addressShape = { ...addressLines, countryCode: chosen(), stateCode: z.string() };

/** A dictionary does not change while a form is filled in. */
export const statesOf = (countryCode: string) => ({
  ...query(statesByCountry, { countryCode }, { lazy: true }),
  staleTime: Infinity,
});

/** A country whose addresses name a state needs one of its own (R3.3.2). Where no dictionary comes, the bank says it with the rest. */
export const stateNamed = (client: QueryClient) =>
  z.refine<{ countryCode: string; stateCode: string }>(
    async ({ countryCode, stateCode }) => {
      if (countryCode === '') return true;
      const states = await client.fetchQuery(statesOf(countryCode)).then(
        (answer) => answer.states,
        () => [],
      );
      return states.length === 0 || isStateOf(states, stateCode);
    },
    { error: fieldMessage('kit.stated.chooseOne'), path: ['stateCode'] },
  );

export const addressSchema = (client: QueryClient) => z.object(addressShape).check(stateNamed(client));
