// Rules: D38.
import { runInNewContext } from 'node:vm';
import { isDatabaseAway } from './away';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  withCode('57P01'),
  withCode('57P03'),
  withCode('08006'),
  withCode('ECONNREFUSED'),
  withCode('ECONNRESET'),
  runInNewContext("Object.assign(new Error('of another context'), { code: 'ECONNRESET' })"),
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated due to connection timeout'),
  new Error('timeout exceeded when trying to connect'),
])('%p: the database is away', (error) => expect(isDatabaseAway(error)).toBe(true));

test.each([withCode('22P02'), withCode('28P01'), withCode('40001'), new Error('no such account'), '57P03', undefined])(
  '%p: it is not',
  (error) => expect(isDatabaseAway(error)).toBe(false),
);
