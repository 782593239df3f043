import { Text, useText } from '@bank/i18n';
import type { KycMatter } from '@bank/protocol/kyc-info';
import { categoryWords } from './document-words';

/** The matter's name; of a person of a company, with theirs. */
export function MatterTitle({ matter: { categoryId, name } }: { matter: KycMatter }) {
  const t = useText();
  const what = t(categoryWords(categoryId).title);
  return name === null ? what : <Text id="kit.papers.whose" values={{ name, what }} />;
}
