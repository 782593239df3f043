/** @jest-environment jsdom */
import { inFlight as inFlightOf } from './in-flight';

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

  it.each(['', '{', '[]', '{"key":1,"owner":"a"}', 'null'])('is none when storage holds %j', (stored) => {
    sessionStorage.setItem('bank.transfers.inFlight.transfers.p2p', stored);
    expect(inFlight.read('a')).toBeNull();
  });
});
