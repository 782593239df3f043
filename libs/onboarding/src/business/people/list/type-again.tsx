import { isolated, Text, useLocale } from '@bank/i18n';
import { Banner, Button } from '@bank/ui';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { business, nameOf, useAnswers } from '../../answers';
import { toForm } from '../../to-form';
import { lostTaxIds } from '../party';

/** Tax numbers are never kept (R0.25): the page says whose are to be typed again. They are optional, so one may go on without. */
export function TypeAgain() {
  const locale = useLocale();
  const answers = useAnswers();
  const lost = lostTaxIds(answers);
  if (lost.length === 0) return null;
  // The list's own commas, around links.
  const parts = new Intl.ListFormat(locale, { type: 'conjunction' }).formatToParts(lost);
  return (
    <Banner
      tone="info"
      title={<Text id="onboarding.hub.taxAgain" />}
      action={
        <Button
          variant="quiet"
          size="small"
          onClick={() => business.keep({ taxIdsOf: answers.taxIdsOf.filter((id) => !lost.includes(id)) })}
        >
          <Text id="onboarding.people.againNot" />
        </Button>
      }
    >
      <Text
        id="onboarding.hub.taxAgainHelp"
        values={{
          names: parts.map(({ type, value }, index) =>
            type === 'element' ? (
              <Link
                key={value}
                to={toForm('people', { open: 'person', id: value })}
                className="font-semibold underline"
              >
                {isolated(nameOf(answers, value))}
              </Link>
            ) : (
              <Fragment key={index}>{value}</Fragment>
            ),
          ),
        }}
      />
    </Banner>
  );
}
