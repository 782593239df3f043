import { catalogueModule } from './message-asts.ts';

test('texts become parsed messages', () => {
  const code = catalogueModule('{"a.b.c":"Hello {name}"}', 'en.json');
  expect(JSON.parse(code.replace(/^export default /, '').replace(/;$/, ''))).toMatchObject({
    'a.b.c': [
      { type: 0, value: 'Hello ' },
      { type: 1, value: 'name' },
    ],
  });
});

test('a message that does not parse is named', () => {
  expect(() => catalogueModule('{"a.b.c":"{count, plural, one {"}', 'en.json')).toThrow(/en\.json: a\.b\.c/);
});

test('a file that holds no catalogue is refused', () => {
  expect(() => catalogueModule('null', 'en.json')).toThrow('en.json is not a catalogue');
});
