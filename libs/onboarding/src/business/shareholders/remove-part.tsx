import { isolated, Text } from '@bank/i18n';
import { Ask } from '@bank/kit';
import { business, levelOf, nameOf, useAnswers } from '../answers';
import { usePercent } from '../use-percent';
import { withoutPart } from './parts';
import type { Parts } from './use-parts';

/** Asks before a part is taken away; it can be taken back as well. */
export function RemovePart({ company, holder, parts }: { company: string; holder: string; parts: Parts }) {
  const answers = useAnswers();
  const percent = usePercent();
  const share = levelOf(answers, company).holders.find(({ id }) => id === holder)?.share ?? '';
  const values = {
    name: isolated(nameOf(answers, holder)),
    company: isolated(nameOf(answers, company)),
    share: percent(share),
  };
  return (
    <Ask
      title={<Text id="onboarding.shareholders.removeTitle" values={values} />}
      action="onboarding.shareholders.removeDo"
      run={() => {
        parts.change(withoutPart(business.store.getState().answers, company, holder), 'removed', holder);
        return Promise.resolve();
      }}
      onClose={parts.popup.close}
    >
      <Text id="onboarding.shareholders.removeBody" values={values} />
    </Ask>
  );
}
