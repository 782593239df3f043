import { Text, useText } from '@bank/i18n';
import type { KycMatter } from '@bank/protocol/kyc-info';
import { categoryWords } from './document-words';

/** The matter's name; of a person of a company, with theirs; of a source of money, with its name. */
export function MatterTitle({ matter: { categoryId, name, source } }: { matter: KycMatter }) {
  const t = useText();
  const title = t(categoryWords(categoryId).title);
  const what = source === null ? title : t('kit.papers.about', { what: title, source });
  return name === null ? what : <Text id="kit.papers.whose" values={{ name, what }} />;
}
