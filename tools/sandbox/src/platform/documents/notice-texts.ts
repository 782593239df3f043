import { say } from './texts';

/** What the customer reads once the bank has looked at a document; `uploaded` is what it accepted (spec 3 §3). */
export const sayNotice = (
  language: string,
  status: 'uploaded' | 'rejected',
  { file, reason }: { file: string; reason: string },
): { subject: string; text: string } => ({
  subject: say(language, status),
  // Without a reason two spaces meet.
  text: say(language, `${status}Text`, { file, reason }).replace('.  ', '. '),
});
