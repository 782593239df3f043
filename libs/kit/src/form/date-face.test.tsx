// Rules: R0.99, R0.123.
import { I18nProvider, LANGS, type Lang, localeOf } from '@bank/i18n';
import { render, screen } from '@testing-library/react';
import en from '../messages-dates/en.json';
import es from '../messages-dates/es.json';
import pt from '../messages-dates/pt.json';
import ro from '../messages-dates/ro.json';
import ru from '../messages-dates/ru.json';
import uk from '../messages-dates/uk.json';
import { DateFace } from './date-face';

const TEXTS = { en, es, pt, ro, ru, uk };
const BLANKS: Readonly<Record<Lang, string>> = {
  en: 'dd/mm/yyyy',
  es: 'dd/mm/aaaa',
  pt: 'dd/mm/aaaa',
  ro: 'zz.ll.aaaa',
  ru: 'дд.мм.гггг',
  ua: 'дд.мм.рррр',
};

test.each(LANGS)(
  'an empty field shows how a day is written in %s, in letters of that language and without a number',
  (lang) => {
    render(
      <I18nProvider lang={lang} messages={TEXTS[localeOf(lang)]}>
        <DateFace field={{ name: 'day', label: 'Day', value: '', onChange: () => undefined }} />
      </I18nProvider>,
    );
    const field = screen.getByRole('textbox', { name: 'Day' });
    expect(field).toHaveValue('');
    expect(field).toHaveAttribute('placeholder', BLANKS[lang]);
  },
);
