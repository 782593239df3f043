import { pageScript } from '../pages/page-script';

/**
 * The simulator's behaviour, as it goes to the browser: the app's end of the bridge (libs/wrapper holds the page's). The framed page
 * hands over one end of a channel; only the frame itself, at the brand's own origin, is listened to. What comes is shown as text.
 */
export const script = String.raw`${pageScript}
let toastTimer;
function say(text) {
  $('toast').textContent = text;
  $('toast').hidden = false;
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => { $('toast').hidden = true; }, 5000);
}

// The bridge
const app = $('app');
let brandOrigin = null;
let port = null;
let granted = [];
const bridge = (className, text) => { $('bridge').className = className; $('bridge').lastChild.textContent = text; };

addEventListener('message', (event) => {
  if (event.source !== app.contentWindow || event.origin !== brandOrigin || event.data !== 'bankWrapper' || event.ports.length !== 1) return;
  if (port) port.close();
  port = event.ports[0];
  port.onmessage = ({ data }) => hear(data);
  clearTimeout(waiting);
  bridge('', 'Opened, not greeted yet');
});

function tell(message) {
  if (!port) { say('No page is open in the app.'); return; }
  const text = JSON.stringify(message);
  port.postMessage(text);
  log('to the page', message.type, text);
}
const handlers = {
  ready() {
    tell({ type: 'hello', version: 1, capabilities: granted });
    bridge('good', 'Page and app have greeted each other');
    for (const flag of flags) if (flag.on) tell(flag.message());
  },
  download({ data }) { keep(data); },
  confirmLogin({ data }) { keepResult(data.result ? 'Sign-in succeeded' : 'Sign-in was refused', 'result: ' + data.result); },
  openDeepLink({ data }) { keepResult('Link handed over', data.link); },
  openExternal({ data }) { say('The page asks to open ' + data.url); },
};
function hear(text) {
  let message;
  try { message = JSON.parse(text); } catch { message = {}; }
  log('to the app', String(message.type), text.length > 400 ? text.slice(0, 400) + '… (' + text.length + ' characters)' : text);
  if (!Object.hasOwn(handlers, message.type)) return;
  const answer = $('answers').value;
  if (message.id === undefined || answer === 'yes') handlers[message.type](message);
  if (message.id !== undefined && answer !== 'never') tell({ type: 'answer', id: message.id, ok: answer === 'yes' });
}
function log(direction, type, text) {
  const tag = el('span', { className: direction === 'to the app' ? 'tag out' : 'tag' }, direction);
  if ($('messages').firstChild.className === 'empty') $('messages').replaceChildren();
  $('messages').prepend(el('li', {}, el('div', { className: 'meta' }, tag, el('strong', {}, type)), el('code', {}, text)));
  while ($('messages').children.length > 50) $('messages').lastChild.remove();
}

// What the app tells
const flags = [
  { label: 'Keyboard', shows: 'keyboard', message() { return { type: 'keyboard', visible: this.on }; } },
  { label: 'App footer', shows: 'appfooter', message() { return { type: 'footer', locked: this.on }; } },
  { label: 'Preloader', shows: 'preloader', message() { return { type: 'preloader', visible: this.on }; } },
  { label: 'Notch', message() { return { type: 'safeArea', top: this.on ? 47 : 0, right: 0, bottom: this.on ? 34 : 0, left: 0 }; } },
];
for (const flag of flags) {
  flag.on = false;
  const button = el('button', { type: 'button', className: 'secondary', 'aria-pressed': 'false' }, flag.label);
  button.addEventListener('click', () => {
    flag.on = !flag.on;
    button.setAttribute('aria-pressed', String(flag.on));
    if (flag.shows) $(flag.shows).hidden = !flag.on;
    tell(flag.message());
  });
  $('flags').append(button);
}
for (const [id, result] of [['approve', true], ['decline', false]]) $(id).addEventListener('click', () => tell({ type: 'loginResult', result }));
$('keyboard').append(...['qwertyuiop', 'asdfghjkl', 'zxcvbnm', ' '].map((keys) => el('div', {}, ...[...keys].map((key) => el('span', { className: key === ' ' ? 'space' : '' }, key)))));

// Sign-ins, links and files
const nothing = (text) => el('li', { className: 'empty' }, text);
$('filelist').append(nothing('No file yet.'));
$('loginlist').append(nothing('Nothing yet.'));
function put(list, row) {
  const rows = [...$(list).children].filter((one) => one.className !== 'empty');
  $(list).replaceChildren(row, ...rows);
}
function keepResult(what, detail) {
  put('loginlist', el('li', {}, el('div', {}, el('strong', {}, what), el('div', { className: 'meta' }, detail))));
}
function keep({ name, mime, base64 }) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const link = el('a', { href: URL.createObjectURL(new Blob([bytes], { type: mime })), download: name }, 'Save');
  link.setAttribute('aria-label', 'Save ' + name);
  const row = el('li', {}, el('div', {}, el('strong', {}, name), el('div', { className: 'meta' }, mime + ', ' + bytes.length + ' bytes')), link);
  put('filelist', row);
}

// Opening
for (const [name, label] of [['download', 'save files'], ['confirmLogin', 'confirm sign-ins'], ['openDeepLink', 'take its own links'], ['openExternal', 'open other apps']])
  $('capabilities').append(el('label', {}, el('input', { type: 'checkbox', value: name, checked: true }), label));
const capabilities = () => [...$('capabilities').querySelectorAll('input:checked')].map((input) => input.value);

let waiting;
async function open() {
  const address = $('brand').value;
  const chosen = $('brand').selectedOptions[0];
  const page = new URL($('path').value || '/', address);
  if (page.origin !== new URL(address).origin) { say('A page of the brand starts with a slash.'); return; }
  if ($('persona').value) {
    const answer = await ask('POST', '/sandbox/sign-in', { persona: $('persona').value, brand: chosen.dataset.brand });
    for (const [name, value] of new URL(answer.url).searchParams) page.searchParams.set(name, value);
  }
  granted = capabilities();
  brandOrigin = new URL(address).origin;
  if (port) port.close();
  port = null;
  bridge('', 'Opening');
  clearTimeout(waiting);
  waiting = setTimeout(() => { bridge('bad', 'Nobody answered'); say('The page took no bridge. Is the brand running, and started with this page allowed to frame it?'); }, 5000);
  $('blank').hidden = true;
  app.src = page.href;
}
$('openform').addEventListener('submit', (event) => { event.preventDefault(); open().catch((error) => say(error.message)); });

async function start() {
  const [brands, personas] = await Promise.all([ask('GET', '/sandbox/brands'), ask('GET', '/sandbox/personas')]);
  // A brand served at another port of this machine: /sandbox/wrapper?at=http://localhost:5173
  const at = new URLSearchParams(location.search).get('at');
  if (at !== null && /^http:\/\/localhost:\d{1,5}$/.test(at)) $('brand').append(el('option', { value: at, 'data-brand': 'd' }, at));
  const named = brands.map(({ brand, url, up }) => el('option', { value: url, 'data-brand': brand, disabled: !up }, 'Brand ' + brand.toUpperCase() + (up ? '' : ' (not running)')));
  $('brand').append(...named);
  const running = [...$('brand').options].find((option) => !option.disabled);
  if (running) running.selected = true; else say('No brand is running. Start one, then reload this page.');
  $('persona').append(...personas.map(({ key, name }) => el('option', { value: key }, name)));
}
start().catch((error) => say(error.message));
`;
