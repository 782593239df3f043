import { keepFocus } from './keep-focus';

const frames = async (count: number) => {
  for (let n = 0; n < count; n += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};
const show = (screen: string, beside = '') => {
  document.body.innerHTML = `<div id="root"><main id="main" tabindex="-1">${screen}</main></div>${beside}`;
};
const focus = (id: string) => document.getElementById(id)?.focus();
const remove = (id: string) => document.getElementById(id)?.remove();
const LIST = '<h1>Phones</h1><section><ul id="list"><li id="row"><button id="delete"></button></li></ul></section>';
const DIALOG =
  '<div id="overlay"><div id="dialog" role="dialog" tabindex="-1"><p id="step"><input id="field"></p></div></div>';

let end: () => void;
beforeEach(() => {
  document.body.innerHTML = '';
  end = keepFocus(document);
});
afterEach(() => end());

test('a row that goes away leaves the focus to its list, which is no stop of Tab afterwards', async () => {
  show(LIST);
  focus('delete');
  remove('row');
  await frames(4);
  const list = document.getElementById('list');
  expect(list).toHaveFocus();
  list?.blur();
  expect(list).not.toHaveAttribute('tabindex');
});

test('a step that takes the place of another begins with its heading', async () => {
  show('<form><input id="field"></form>');
  focus('field');
  document.getElementById('main')?.replaceChildren(Object.assign(document.createElement('h1'), { id: 'title' }));
  await frames(4);
  expect(document.getElementById('title')).toHaveFocus();
});

test('in a dialog the focus stays in the dialog', async () => {
  show(LIST, DIALOG);
  focus('delete');
  focus('field');
  remove('step');
  await frames(4);
  expect(document.getElementById('dialog')).toHaveFocus();
});

test('a dialog that closes gives the focus back to what opened it', async () => {
  show(LIST, DIALOG);
  focus('delete');
  focus('field');
  remove('overlay');
  await frames(4);
  expect(document.getElementById('delete')).toHaveFocus();
});

test('a page that is still inert takes the focus as soon as it is not', async () => {
  show(LIST, DIALOG);
  focus('delete');
  focus('field');
  // What is inert takes no focus in a browser; jsdom knows nothing of it.
  const root = document.getElementById('root');
  root?.setAttribute('inert', '');
  const real = HTMLElement.prototype.focus;
  const focused = jest.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement, options) {
    if (!this.closest('[inert]')) real.call(this, options);
  });
  remove('overlay');
  await frames(4);
  expect(document.body).toHaveFocus();
  root?.removeAttribute('inert');
  await frames(4);
  focused.mockRestore();
  expect(document.getElementById('delete')).toHaveFocus();
});

test('a dialog that closes together with what opened it gives the focus to what is left around that', async () => {
  show(LIST, DIALOG);
  focus('delete');
  focus('field');
  remove('row');
  remove('overlay');
  await frames(4);
  expect(document.getElementById('list')).toHaveFocus();
});

test('a button that is switched off under the focus leaves it to what stands around', async () => {
  show('<form id="form"><button id="again"></button></form>');
  focus('again');
  const again = document.getElementById('again');
  again?.setAttribute('disabled', '');
  await frames(4);
  expect(document.getElementById('form')).toHaveFocus();
});

test('a menu that closes soon after another change has time to return the focus', async () => {
  show(`${LIST}<button id="other"></button>`);
  focus('delete');
  const taken = jest.fn();
  document.getElementById('list')?.addEventListener('focus', taken);
  document.getElementById('main')?.append('News');
  await frames(2);
  remove('row');
  await frames(1);
  focus('other');
  await frames(4);
  expect(document.getElementById('other')).toHaveFocus();
  expect(taken).not.toHaveBeenCalled();
});

test.each([
  ['somebody who returns the focus by themselves comes first', () => remove('row'), () => focus('other'), 'other'],
  ['a press beside everything is meant', () => document.getElementById('delete')?.blur(), () => remove('other'), null],
])('%s', async (_, lose, meanwhile, id) => {
  show(`${LIST}<button id="other"></button>`);
  focus('delete');
  lose();
  await frames(1);
  meanwhile();
  await frames(4);
  expect(document.activeElement).toBe(id === null ? document.body : document.getElementById(id));
});
