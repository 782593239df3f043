import { isolated, Text, useLocale } from '@bank/i18n';
import { useKept } from '@bank/kit';
import { Banner } from '@bank/ui';
import { Link } from 'react-router-dom';
import { business, nameOf, NOTHING_SAID, ROOT } from '../answers';
import { toForm } from '../to-form';

/** What became of an earlier visit; before anything is said, what to have at hand. */
export function HubNotice() {
  const { answers, found } = useKept(business);
  if (found === 'otherVersion' || found === 'unreadable')
    return (
      <Banner tone="info" title={<Text id="onboarding.draft.lost" />}>
        <Text id="onboarding.hub.draftLost" />
      </Banner>
    );
  if (answers === NOTHING_SAID)
    return (
      <Banner tone="info" title={<Text id="onboarding.hub.before" />}>
        <Text id="onboarding.hub.beforeHelp" />
      </Banner>
    );
  return <TypeAgain />;
}

/** Tax numbers are never kept (R0.25): after a reload the page says whose are to be typed again; the company's own is asked in its form. */
function TypeAgain() {
  const locale = useLocale();
  const { answers } = useKept(business);
  const lost = answers.taxIdsOf.filter(
    (id) => id !== ROOT && (answers.taxIds[id] ?? '') === '' && nameOf(answers, id) !== '',
  );
  if (lost.length === 0) return null;
  const links = lost.map((id) => (
    <Link key={id} to={toForm('people', { open: 'person', id })} className="font-semibold underline">
      {isolated(nameOf(answers, id))}
    </Link>
  ));
  const parts = new Intl.ListFormat(locale, { type: 'conjunction' }).formatToParts(lost);
  let at = -1;
  const said = parts.map(({ type, value }) => (type === 'element' ? links[(at += 1)] : value));
  return (
    <Banner tone="info" title={<Text id="onboarding.hub.taxAgain" />}>
      <Text id="onboarding.hub.taxAgainHelp" values={{ names: <>{said}</> }} />
    </Banner>
  );
}
