import { closePapers, drawPaper } from './draw';
import { letterheadOf } from './letterheads';
import type { Letterhead } from './letterheads';
import type { Paper } from './paper';
import { readPaper } from './test-read-paper';

// R2.7.23: papers of the bank, under the brand's letterhead.

afterAll(closePapers);

const head = (brand: string): Letterhead => {
  const found = letterheadOf(brand);
  if (!found) throw new Error(`no letterhead of ${brand}`);
  return found;
};

const paper = (rows: number): Paper => ({
  lang: 'ru',
  head: head('d'),
  title: 'Выписка',
  blocks: [
    { kind: 'title', text: 'Выписка', under: 'ноябрь 2026 г.' },
    { kind: 'lines', texts: ['Ana Marin', '12, rue du Marché'] },
    { kind: 'facts', rows: [{ name: 'Входящий остаток', value: '1 000,00 EUR', strong: true }] },
    { kind: 'heading', text: 'Операции' },
    {
      kind: 'table',
      columns: [
        { name: 'Дата', share: 1 },
        { name: 'Описание', share: 3 },
        { name: 'Сумма', share: 1, end: true },
      ],
      rows: Array.from({ length: rows }, (_, at) => ({
        cells: ['01.11.2026', `Операция ${at + 1}`, '−1,00'],
        note: { under: 1, text: 'примечание' },
      })),
    },
    { kind: 'paragraphs', texts: ['Абзац. '.repeat(1200)] },
  ],
  foot: ['Внизу'],
  pages: 'Страница {page} из {pages}',
  madeMs: Date.UTC(2026, 10, 22),
});

test('a paper is the same bytes each time it is drawn, also by another thread', async () => {
  const first = await drawPaper(paper(3));
  await closePapers();
  const second = await drawPaper(paper(3));
  expect(second.equals(first)).toBe(true);
  const later = await drawPaper({ ...paper(3), madeMs: Date.UTC(2026, 10, 23) });
  expect(later.equals(first)).toBe(false);
});

test('what has no room goes on, with the heads of its table and the foot on every page', async () => {
  const pages = readPaper(await drawPaper(paper(60)));
  expect(pages.length).toBeGreaterThan(3);
  const whole = pages.join(' ');
  for (let at = 1; at <= 60; at += 1) expect(whole).toContain(`Операция ${at} примечание −1,00`);
  expect(whole.match(/Абзац\./g)).toHaveLength(1200);
  pages.forEach((page, at) => expect(page).toContain(`Внизу Страница ${at + 1} из ${pages.length}`));
  expect(pages[1]).toMatch(/^Дата Описание Сумма/);
});

test('few facts that belong together stand on one page', async () => {
  const rows = ['Подписано', 'В качестве', 'Дата'].map((name) => ({ name, value: 'да' }));
  // Of so many lines before them one leaves room for some of the three.
  for (let before = 10; before < 30; before += 1) {
    const texts = Array.from({ length: before }, (_, at) => `Строка ${at + 1}`);
    const blocks: Paper['blocks'] = [
      { kind: 'paragraphs', texts },
      { kind: 'facts', rows, isWhole: true },
    ];
    const pages = readPaper(await drawPaper({ ...paper(1), blocks }));
    expect(pages.filter((page) => /Подписано да В качестве да Дата да/.test(page))).toHaveLength(1);
  }
});

test.each(['a', 'b', 'c', 'd', 'e', 'f'])('brand %s stands at the head and nowhere else', async (brand) => {
  const { name, legalName } = head(brand);
  const [first = '', ...others] = readPaper(await drawPaper({ ...paper(60), head: head(brand) }));
  expect(first).toContain(name);
  expect(first).toContain(legalName);
  expect(others.join(' ')).not.toContain(legalName);
});
