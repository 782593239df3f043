import { say } from './texts';

/** What the customer reads once the bank has looked at a document; `uploaded` is what it accepted (R3.3.7). */
export const sayNotice = (
  language: string,
  status: 'uploaded' | 'rejected',
  { file, reason }: { file: string; reason: string },
): { subject: string; text: string } => ({
  subject: say(language, status),
  // Without a reason two spaces meet.
  text: say(language, `${status}Text`, { file, reason }).replace('.  ', '. '),
});
