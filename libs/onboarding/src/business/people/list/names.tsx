import { isolated, type MessageId, Text, useLocale } from '@bank/i18n';

/** More names than these are counted. */
const SHOWN = 5;

/** Who is in a form, in its line of the hub: "Petra, Sindre, Mihai". */
export function Names({ names, none }: { names: readonly string[]; none: MessageId }) {
  const locale = useLocale();
  if (names.length === 0) return <Text id={none} />;
  const list = new Intl.ListFormat(locale, { type: 'unit' }).format(names.slice(0, SHOWN).map(isolated));
  if (names.length <= SHOWN) return list;
  return <Text id="onboarding.people.andMore" values={{ names: list, count: names.length - SHOWN }} />;
}
