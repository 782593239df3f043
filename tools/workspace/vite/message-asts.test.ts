import { catalogueModule } from './message-asts.ts';

const built = (catalogue: Record<string, string>): unknown =>
  JSON.parse(
    catalogueModule(JSON.stringify(catalogue), 'en.json')
      .replace(/^export default /, '')
      .replace(/;$/, ''),
  );

test('texts become parsed messages', () => {
  expect(built({ 'a.b.c': 'Hello {name}' })).toMatchObject({
    'a.b.c': [
      { type: 0, value: 'Hello ' },
      { type: 1, value: 'name' },
    ],
  });
});

test('what is nothing but a text stays one, unless it could be taken for more', () => {
  expect(built({ 'a.b.c': 'Log in', 'a.b.d': "Between '{' and '}'" })).toMatchObject({
    'a.b.c': 'Log in',
    'a.b.d': [{ type: 0, value: 'Between { and }' }],
  });
});

test('a message that does not parse is named', () => {
  expect(() => catalogueModule('{"a.b.c":"{count, plural, one {"}', 'en.json')).toThrow(/en\.json: a\.b\.c/);
});

test('a file that holds no catalogue is refused', () => {
  expect(() => catalogueModule('null', 'en.json')).toThrow('en.json is not a catalogue');
});
