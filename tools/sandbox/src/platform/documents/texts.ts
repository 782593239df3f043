import type { Texts } from '../languages';
import { textIn } from '../languages';

type Id = 'wrongType' | 'empty' | 'tooManyDocuments';

const texts: Texts<Id> = {
  en: {
    wrongType: 'This type of file is not accepted. Use PDF, JPEG, PNG or HEIC.',
    empty: 'The file is empty.',
    tooManyDocuments: 'There are too many files here already. Please wait until we have looked at them.',
  },
  es: {
    wrongType: 'No se admite este tipo de archivo. Usa PDF, JPEG, PNG o HEIC.',
    empty: 'El archivo está vacío.',
    tooManyDocuments: 'Ya hay demasiados archivos. Espera a que los hayamos revisado.',
  },
  ro: {
    wrongType: 'Acest tip de fișier nu este acceptat. Folosiți PDF, JPEG, PNG sau HEIC.',
    empty: 'Fișierul este gol.',
    tooManyDocuments: 'Există deja prea multe fișiere. Așteptați până le verificăm.',
  },
  ru: {
    wrongType: 'Такой тип файла не принимается. Подойдут PDF, JPEG, PNG или HEIC.',
    empty: 'Файл пуст.',
    tooManyDocuments: 'Здесь уже слишком много файлов. Подождите, пока мы их проверим.',
  },
  ua: {
    wrongType: 'Такий тип файлу не приймається. Підійдуть PDF, JPEG, PNG або HEIC.',
    empty: 'Файл порожній.',
    tooManyDocuments: 'Тут уже забагато файлів. Зачекайте, поки ми їх перевіримо.',
  },
  pt: {
    wrongType: 'Este tipo de ficheiro não é aceite. Use PDF, JPEG, PNG ou HEIC.',
    empty: 'O ficheiro está vazio.',
    tooManyDocuments: 'Já existem demasiados ficheiros. Aguarde até os verificarmos.',
  },
};

/** The room's sentence in a brand language. */
export const say = (language: string, id: Id): string => textIn(texts, language, id);
