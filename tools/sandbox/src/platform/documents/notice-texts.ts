import type { Words } from '../notices';
import type { PaperSaid } from './paper-words';
import { paperSaid } from './paper-words';
import type { TextId } from './texts';
import { say } from './texts';

/** The notice after the bank has checked a document; `uploaded` means accepted (R3.3.7). @param reason a sentence, or empty */
export function sayNotice(
  language: string,
  status: 'uploaded' | 'rejected',
  { paper, reason }: { paper: PaperSaid; reason: string },
): Words {
  const document = paperSaid(language, paper);
  const text: TextId = status === 'rejected' && paper.isCheck ? 'checkRejectedText' : `${status}Text`;
  return {
    subject: say(language, status, { document }),
    // Without a reason two spaces meet.
    text: say(language, text, { document, reason }).replace('.  ', '. '),
  };
}
