/** @jest-environment jsdom */
import { forgetInFlight, inFlight as inFlightOf } from './in-flight';

const inFlight = inFlightOf('transfers.p2p');

describe('the payment on its way', () => {
  afterEach(() => sessionStorage.clear());

  it('is there after a reload, for its owner only', () => {
    inFlight.write({ key: 'k1', owner: 'ana@personas.test' });
    expect(inFlight.read('ana@personas.test')).toEqual({ key: 'k1', owner: 'ana@personas.test' });
    expect(inFlight.read('ben@personas.test')).toBeNull();
  });

  it('is gone once there is a definite answer', () => {
    inFlight.write({ key: 'k1', owner: 'ana@personas.test' });
    inFlight.drop();
    expect(inFlight.read('ana@personas.test')).toBeNull();
  });

  it('is gone once it was decided elsewhere, whatever else is on its way', () => {
    const own = inFlightOf('transfers.account');
    inFlight.write({ key: 'k1', owner: 'a', trxid: 'P1' });
    own.write({ key: 'k2', owner: 'a', trxid: 'P2' });
    forgetInFlight('P1');
    expect([inFlight.read('a'), own.read('a')?.key]).toEqual([null, 'k2']);
  });

  it.each(['', '{', '[]', '{"key":1,"owner":"a"}', 'null'])('is none when storage holds %j', (stored) => {
    sessionStorage.setItem('bank.transfers.inFlight.transfers.p2p', stored);
    expect(inFlight.read('a')).toBeNull();
  });
});
