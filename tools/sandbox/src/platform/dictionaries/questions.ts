import type { AdditionalQuestion } from '@bank/protocol/dictionaries';
import type { CustomerType } from './money';
import type { TextId } from './texts';

interface Question {
  id: AdditionalQuestion['id'];
  text: TextId;
  options: readonly {
    value: string;
    name: TextId;
    followUps: readonly { id: string; label: TextId; type: 'text' | 'name' | 'date' }[];
  }[];
}

const yesOrNo = (id: 'anotherAccount' | 'businessAnotherAccount'): Question => ({
  id,
  text: id,
  options: [
    { value: 'true', name: 'yes', followUps: [{ id: 'details', label: 'anotherAccountAsk', type: 'text' }] },
    { value: 'false', name: 'no', followUps: [] },
  ],
});

/** R3.3.11. */
export const QUESTIONS: Readonly<Record<CustomerType, readonly Question[]>> = {
  personal: [yesOrNo('anotherAccount')],
  business: [
    yesOrNo('businessAnotherAccount'),
    {
      id: 'controlAccount',
      text: 'controlAccount',
      options: [
        { value: '1', name: 'ourselves', followUps: [] },
        {
          value: '2',
          name: 'somebodyElse',
          followUps: [
            { id: 'name', label: 'controlName', type: 'name' },
            { id: 'date', label: 'controlDate', type: 'date' },
          ],
        },
      ],
    },
  ],
};
