import type { Texts } from '../languages';
import { textIn } from '../languages';

type Id = 'uploaded' | 'uploadedText' | 'rejected' | 'rejectedText';

const texts: Texts<Id> = {
  en: {
    uploaded: 'Your document was accepted',
    uploadedText: 'We have accepted {file}.',
    rejected: 'Your document was rejected',
    rejectedText: 'We could not accept {file}. {reason} Please upload another one.',
  },
  es: {
    uploaded: 'Tu documento se ha aceptado',
    uploadedText: 'Hemos aceptado {file}.',
    rejected: 'Tu documento se ha rechazado',
    rejectedText: 'No hemos podido aceptar {file}. {reason} Sube otro, por favor.',
  },
  ro: {
    uploaded: 'Documentul dumneavoastră a fost acceptat',
    uploadedText: 'Am acceptat {file}.',
    rejected: 'Documentul dumneavoastră a fost respins',
    rejectedText: 'Nu am putut accepta {file}. {reason} Vă rugăm să încărcați altul.',
  },
  ru: {
    uploaded: 'Ваш документ принят',
    uploadedText: 'Мы приняли файл {file}.',
    rejected: 'Ваш документ отклонён',
    rejectedText: 'Мы не смогли принять файл {file}. {reason} Загрузите, пожалуйста, другой.',
  },
  ua: {
    uploaded: 'Ваш документ прийнято',
    uploadedText: 'Ми прийняли файл {file}.',
    rejected: 'Ваш документ відхилено',
    rejectedText: 'Ми не змогли прийняти файл {file}. {reason} Завантажте, будь ласка, інший.',
  },
  pt: {
    uploaded: 'O seu documento foi aceite',
    uploadedText: 'Aceitámos {file}.',
    rejected: 'O seu documento foi rejeitado',
    rejectedText: 'Não pudemos aceitar {file}. {reason} Carregue outro, por favor.',
  },
};

/** What the customer reads once the bank has looked at a document; `uploaded` is what it accepted (spec 3 §3). */
export const sayNotice = (
  language: string,
  status: 'uploaded' | 'rejected',
  { file, reason }: { file: string; reason: string },
): { subject: string; text: string } => ({
  subject: textIn(texts, language, status),
  text: textIn(texts, language, `${status}Text`)
    .replace('{file}', () => file)
    .replace('{reason} ', () => (reason === '' ? '' : `${reason} `)),
});
