import { Text, useFormat } from '@bank/i18n';
import type { Declaration } from '@bank/protocol/company-declarations';

/** When a declaration was sent, and by whom; nothing before. */
export function SentBy({ declaration: { sentAt, sentBy } }: { declaration: Declaration }) {
  const format = useFormat();
  if (sentAt === null || sentBy === null) return null;
  return <Text id="kit.document.sentBy" values={{ date: format.date(sentAt, 'day'), name: sentBy }} />;
}
