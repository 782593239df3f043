import { askBank } from './bank-window';
import { signInAs, waitingOnPhone } from './bank-calls';

it.each(['ben', 'dora', 'otis', 'sam', 'vera', 'pia', 'mia', 'max'])(
  'signs %s in, whatever the flow',
  async (persona) => {
    const { accessToken } = await signInAs(persona);
    const answer = await askBank({
      method: 'POST',
      url: '/?customerInfoGet',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(JSON.parse(answer.body)).toMatchObject({ customer: { login: { email: `${persona}@personas.test` } } });
    expect(await waitingOnPhone()).toEqual([]);
  },
);
