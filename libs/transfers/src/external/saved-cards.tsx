import { query, useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Rows } from '@bank/kit';
import { beneficiariesList, savedCardRemove, savedCardRestore } from '@bank/protocol/transfers-external';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { KeptRow } from '../flow/kept-row';
import { ownerOf } from './external-kind';
import type { ExternalValues } from './external-values';

/** Cards of the country that were paid before; a press takes one in place of a number (R2.7.183). Nothing while there are none. */
export function SavedCards({ values }: { values: ExternalValues }) {
  const t = useText();
  const { setValue, clearErrors } = useFormContext<ExternalValues>();
  const { data } = useQuery(query(beneficiariesList, undefined, { lazy: true }));
  const remove = useCall(savedCardRemove, { invalidates: [beneficiariesList] });
  const restore = useCall(savedCardRestore, { invalidates: [beneficiariesList] });
  const owner = ownerOf(values.permission);
  const cards = (data?.cards ?? []).filter(
    ({ countryCode, permission }) => countryCode === values.countryCode && permission === owner,
  );
  if (cards.length === 0) return null;
  return (
    <section>
      <h2 id="saved-cards" className="field-label mb-1">
        <Text id="transfers.external.savedCards" />
      </h2>
      <Rows kind="plain" labelledBy="saved-cards">
        {cards.map(({ cardId, cardNumber, name }) => {
          const known = `•••• ${cardNumber.slice(-4)}`;
          return (
            <KeptRow
              key={cardId}
              name={name}
              note={known}
              label={t('transfers.external.payCard', { name, card: known })}
              onChoose={() => {
                const card = { cardNumber: '', cardMask: cardNumber, ...(owner === '3d' && { beneficiaryName: name }) };
                for (const [field, value] of Object.entries({ ...card, cardId }))
                  setValue(field, value, { shouldDirty: true });
                clearErrors('cardNumber');
              }}
              onRemove={() => remove.run({ cardId, permission: owner })}
              onRestore={() => restore.run({ cardId, permission: owner })}
            />
          );
        })}
      </Rows>
    </section>
  );
}
