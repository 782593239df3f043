import { query } from '@bank/api-client';
import { type MessageId, useText } from '@bank/i18n';
import { Answer, fieldMessage, StepForm, type StepQuestion } from '@bank/kit';
import { countries as countriesList } from '@bank/protocol/dictionaries';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { CountriesField } from '../fields/countries-field';
import type { Taxed } from './taxed';

/** More than anybody can live in. */
const MAX = 10;

const schema = z.object({
  countries: z.array(z.string()).check(z.minLength(1, fieldMessage('kyc-tax.tax.countries.missing')), z.maxLength(MAX)),
});

interface CountriesFormProps<Answers> {
  question: StepQuestion<Answers>;
  label: MessageId;
  said: Taxed;
  /** What stands there before they have said anything. */
  proposed: readonly string[];
  /** Not offered. */
  without?: readonly string[];
  /** Why a country cannot be removed, by its code. */
  fixed?: Readonly<Record<string, ReactNode>>;
  /** Below the list. */
  children?: ReactNode;
  onAnswer(countries: readonly string[]): void;
}

/** The countries that tax a person or a company. */
export function CountriesForm<Answers>(props: CountriesFormProps<Answers>) {
  const { question, label, said, proposed, without, fixed, children, onAnswer } = props;
  const t = useText();
  return (
    <Answer of={useQuery(query(countriesList, undefined, { lazy: true }))}>
      {({ countries: places }) => (
        <StepForm
          question={question}
          schema={schema}
          defaults={{ countries: said.areCountriesSaid ? [...said.countries] : [...proposed] }}
          onAnswer={({ countries }) => onAnswer(countries)}
        >
          <CountriesField
            name="countries"
            label={t(label)}
            places={places}
            max={MAX}
            {...(without && { without })}
            {...(fixed && { fixed })}
          />
          {children}
        </StepForm>
      )}
    </Answer>
  );
}
