import { pageScript } from '../pages/page-script';

/** Each button tells the stand-in how the run comes out, and then offers the way back. What the browser brings back decides nothing. */
export const script = String.raw`${pageScript}
const query = new URLSearchParams(location.search);
const isHere = (address) => { try { return ['localhost', '127.0.0.1'].includes(new URL(address).hostname); } catch { return false; } };
async function press(name) {
  try {
    await ask('POST', '/sandbox/identity-provider-two', { session: query.get('session') || '', sentinel: name });
    $('said').textContent = 'Said: ' + name + '.';
  } catch (failure) {
    $('said').textContent = failure.message;
  }
  const to = query.get('returnTo') || '';
  if (!isHere(to)) return;
  $('back').href = to;
  $('back').hidden = false;
  $('back').focus();
}
ask('GET', '/sandbox/identity-sentinels').then((all) => {
  $('ways').replaceChildren(...all.map(({ name, means }) =>
    el('li', {}, el('button', { type: 'button', className: 'secondary', 'aria-label': name, onclick: () => void press(name) }, name + ': ' + means))));
});`;
