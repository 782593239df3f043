import { say } from './texts';

/** The notice after the bank has checked a document; `uploaded` means accepted (R3.3.7). */
export const sayNotice = (
  language: string,
  status: 'uploaded' | 'rejected',
  { file, reason }: { file: string; reason: string },
): { subject: string; text: string } => ({
  subject: say(language, status),
  // Without a reason two spaces meet.
  text: say(language, `${status}Text`, { file, reason }).replace('.  ', '. '),
});
