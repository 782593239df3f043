import { pageScript } from '../pages/page-script';
import { papersScript } from './papers';

/**
 * The cockpit's behaviour, as it goes to the browser. Everything the bank says is set as text, never as markup (the page's
 * policy forbids anything else). Asks again every two seconds while the page is in sight.
 */
export const script = String.raw`${pageScript}
const empty = (text) => el('li', { className: 'empty' }, text);


let toastTimer;
function say(text) {
  const toast = $('toast');
  toast.textContent = text;
  toast.hidden = false;
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => { toast.hidden = true; }, 5000);
}
/** Runs what a button does: one at a time, and a failure is said. */
const doing = (work) => async (event) => {
  event.preventDefault();
  const button = event.submitter || event.currentTarget;
  if (button.disabled) return;
  button.disabled = true;
  try { await work(event); } catch (error) { say(error.message); }
  button.disabled = false;
};

// People and brands
let brand = localStorage.getItem('cockpit.brand') || 'd';
const brandLabels = new Map();
/** One choice for each brand there is; the bank says which, so a new one is offered by itself. */
function offerBrands(brands) {
  if (!brands.includes(brand)) brand = brands[0];
  for (const one of brands) offerBrand(one);
  nameButtons();
}
function offerBrand(one) {
  const input = el('input', { type: 'radio', name: 'brand', value: one, checked: one === brand });
  input.addEventListener('change', () => { brand = one; localStorage.setItem('cockpit.brand', one); nameButtons(); });
  const label = el('label', { title: 'Brand ' + one }, input, el('span', {}, one.toUpperCase()));
  input.setAttribute('aria-label', 'Brand ' + one);
  brandLabels.set(one, label);
  $('brands').append(label);
}
const openButtons = [];
function nameButtons() { for (const button of openButtons) button.textContent = 'Open brand ' + brand.toUpperCase(); }

/** Opens the chosen brand in a new tab, at an address that the bank answers. */
async function openInBrand(urlOf) {
  // Opened before the answer is there: later, a browser would take it for a pop-up.
  const tab = window.open('about:blank');
  try {
    const { up } = (await ask('GET', '/sandbox/brands')).find((one) => one.brand === brand);
    if (!up) throw new Error('Nobody serves brand ' + brand.toUpperCase() + ' now. Start it, or choose another.');
    const { url } = await urlOf();
    if (!tab) { location.assign(url); return; }
    tab.opener = null;
    tab.location.replace(url);
  } catch (error) {
    if (tab) tab.close();
    throw error;
  }
}
const openAs = (persona) => openInBrand(() => ask('POST', '/sandbox/sign-in', { persona: persona.key, brand }));
const copy = async (text, what) => { await navigator.clipboard.writeText(text); say(what + ' copied'); };

async function showPersonas() {
  const personas = await ask('GET', '/sandbox/personas');
  $('personas').replaceChildren(...personas.map((persona) => {
    const open = el('button', { type: 'button', className: 'primary', onclick: doing(() => openAs(persona)) });
    openButtons.push(open);
    open.setAttribute('aria-describedby', 'name-' + persona.key);
    return el('li', { className: 'person' },
      el('span', { className: 'face', 'aria-hidden': 'true' }, persona.name.split(' ').map((word) => word[0]).join('')),
      el('h3', { id: 'name-' + persona.key }, persona.name),
      el('code', {}, persona.username),
      el('p', {}, persona.description),
      el('div', { className: 'row' }, open,
        el('button', { type: 'button', className: 'secondary', 'aria-label': 'Copy the password of ' + persona.name, onclick: doing(() => copy(persona.password, 'Password')) }, 'Password')));
  }));
  $('newsto').append(...personas.map((persona) => el('option', { value: persona.key }, persona.name)));
  $('outboxto').append(...personas.map((persona) => el('option', { value: persona.username }, persona.name)));
  nameButtons();
}

// Outbox
const instant = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
let lastOutbox = null;
async function showOutbox() {
  const to = $('outboxto').value;
  const all = await ask('GET', '/sandbox/outbox' + (to ? '?to=' + encodeURIComponent(to) : ''));
  const messages = all.slice(-50).reverse();
  const shown = to + messages.map((message) => message.id).join();
  if (shown === lastOutbox) return;
  lastOutbox = shown;
  $('messages').replaceChildren(...(messages.length ? messages.map(messageRow) : [empty('No message yet. Sign in with a code or send money, and it appears here.')]));
}
function messageRow(message) {
  const meta = el('div', { className: 'meta' }, el('span', { className: 'tag' }, message.channel), el('span', {}, message.to), el('time', { dateTime: message.at }, instant.format(new Date(message.at))));
  const row = el('li', {}, meta);
  if (message.code) row.append(el('button', { type: 'button', className: 'code', title: 'Copy the code', 'aria-label': 'Copy the code ' + message.code, onclick: doing(() => copy(message.code, 'Code')) }, message.code));
  row.append(el('p', {}, message.text));
  return row;
}
${papersScript}
// Phone
const ASKS = {
  transfer: { yes: 'Approve', no: 'Decline', done: 'Approved on the phone' },
  signIn: { yes: 'Approve', no: 'Decline', done: 'Sign-in approved on the phone' },
  link: { yes: 'Link this phone', no: 'Decline', done: 'The phone is linked' },
};
let lastPushes = null;
async function showPushes() {
  const pushes = await ask('GET', '/sandbox/push');
  const shown = pushes.map((push) => push.id).join();
  if (shown === lastPushes) return;
  lastPushes = shown;
  const answer = (push, result) => doing(async () => {
    await ask('POST', '/sandbox/push/' + encodeURIComponent(push.id), { result });
    say(result ? ASKS[push.kind].done : 'Declined on the phone');
    await showPushes();
  });
  $('pushes').replaceChildren(...(pushes.length ? pushes.map((push) => {
    const row = el('li', {}, el('span', { className: 'meta' }, push.to));
    if (push.number) row.append(el('strong', { className: 'number figures', 'aria-label': 'Number ' + push.number }, push.number));
    row.append(el('p', {}, push.text), el('div', { className: 'row' },
      el('button', { type: 'button', className: 'secondary', onclick: answer(push, false) }, ASKS[push.kind].no),
      el('button', { type: 'button', className: 'primary', onclick: answer(push, true) }, ASKS[push.kind].yes)));
    return row;
  }) : [empty('Nothing waits for an answer. Who signs in or approves by push, or links a phone, is asked here.')]));
}

// Shop
const CARD_STATUS = { 0: 'submitted', 2: 'active', 4: 'blocked', 18: 'fraud', 19: 'printing', 20: 'printed', 21: 'shipped', 23: 'pending', 27: 'limited', 38: 'expired', 41: 'processing', 65: 'pending document', 71: 'paused' };
let lastCards = null;
async function showCards() {
  const cards = await ask('GET', '/sandbox/cards');
  const shown = JSON.stringify(cards);
  if (shown === lastCards) return;
  lastCards = shown;
  const chosen = $('shopcard').value;
  $('shopcard').replaceChildren(...cards.map((card) => el('option', { value: String(card.accountId), selected: String(card.accountId) === chosen },
    card.holder + ' ••' + card.lastFour + ', ' + (CARD_STATUS[card.status] || card.status))));
}
$('shopform').addEventListener('submit', doing(async () => {
  const charge = { merchant: $('merchant').value, amount: $('price').value, currency: $('shopcurrency').value, country: $('shopcountry').value, use: $('shopuse').value, category: $('shopkind').value };
  const answer = await ask('POST', '/sandbox/cards/' + $('shopcard').value + '/purchases', charge);
  const row = el('li', {}, el('span', {}, charge.merchant + ' ' + charge.amount + ' ' + charge.currency + ' '), el('span', { className: 'tag' }, answer.approved ? 'held' : 'declined: ' + answer.reason));
  const end = (label, ending) => el('button', { type: 'button', className: 'quiet', onclick: doing(async () => {
    await ask('POST', '/sandbox/purchases/' + encodeURIComponent(answer.purchaseId), { ending });
    say(label + ': done');
  }) }, label);
  if (answer.approved) row.append(end('Collect', 'capture'), end('Give back', 'reverse'), end('Refund', 'refund'));
  $('charges').prepend(row);
}));

// News
$('newsform').addEventListener('submit', doing(async () => {
  const asks = $('newsasks').value;
  const news = { title: $('newstitle').value, summary: $('newssummary').value, html: $('newshtml').value, withConfirmation: asks !== '', isObligatory: asks === 'must' };
  await ask('POST', '/sandbox/news', $('newsto').value ? { ...news, persona: $('newsto').value } : news);
  say('Published');
}));

// Clock
let offset = 0;
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
function tick() {
  const now = new Date(Date.now() + offset);
  const [big, small] = $('bigclock').children;
  big.textContent = time.format(now);
  small.textContent = day.format(now) + (offset > 2000 ? ' – ahead of this machine' : '');
  $('topclock').textContent = time.format(now);
}
async function showClock() {
  const { now } = await ask('GET', '/sandbox/clock');
  offset = Date.parse(now) - Date.now();
  tick();
}
const MINUTE = 60000;
for (const [label, ms] of [['+1 min', MINUTE], ['+10 min', 10 * MINUTE], ['+15 min', 15 * MINUTE], ['+1 hour', 60 * MINUTE], ['+8 hours', 480 * MINUTE], ['+1 day', 1440 * MINUTE]]) {
  $('moves').append(el('button', { type: 'button', className: 'secondary', onclick: doing(async () => {
    await ask('POST', '/sandbox/clock', { advanceMs: ms });
    await showClock();
    say('The bank’s clock moved ' + label.slice(1) + ' on');
  }) }, label));
}

// Faults
const KINDS = [
  { label: 'Answer lost after commit', fault: { kind: 'drop-after' }, hint: 'The bank does the work, then the connection breaks. The client cannot know.' },
  { label: 'Connection breaks before', fault: { kind: 'drop-before' }, hint: 'The bank never sees the call.' },
  { label: 'Server is not available (500)', fault: { kind: 'status', status: 500 }, hint: 'Nothing is done; the answer is a 500.' },
  { label: 'Service unavailable (503)', fault: { kind: 'status', status: 503, retryAfter: 5 }, hint: 'Nothing is done; come back in five seconds.' },
  { label: 'Too many requests (429)', fault: { kind: 'status', status: 429, retryAfter: 10 }, hint: 'Nothing is done; come back in ten seconds.' },
  { label: 'Signed out (401)', fault: { kind: 'status', status: 401 }, hint: 'As if the access token had expired.' },
  { label: 'Slow by 3 seconds', fault: { kind: 'delay', delayMs: 3000 }, hint: 'Then answered as always.' },
  { label: 'Slow by 30 seconds', fault: { kind: 'delay', delayMs: 30000 }, hint: 'Then answered as always.' },
  { label: 'Answer cut in half', fault: { kind: 'truncate' }, hint: 'The work is done; half of the answer arrives.' },
  { label: 'A web page instead', fault: { kind: 'html' }, hint: 'The work is done; a gateway’s page arrives with status 200.' },
  { label: 'An empty answer', fault: { kind: 'empty' }, hint: 'The work is done; nothing arrives with status 200.' },
];
const TARGETS = [
  ['Send money (P2P)', { method: 'p2pTransfer' }], ['Confirm with a code', { method: 'normalConfirm' }], ['Fee and rate', { method: 'p2pTransferFee' }],
  ['Payee lookup', { method: 'checkPayeeEmail' }], ['What became of a transfer', { method: 'transferOutcome' }], ['Balances', { method: 'balanceInquiry' }],
  ['History', { method: 'transactionHistory' }], ['Sign in', { path: '/auth/login' }], ['Token exchange', { path: '/auth/token' }], ['Refresh', { path: '/auth/refresh' }],
  ['Real-time socket', { path: '/socket' }], ['Analytics', { path: '/analytics/track' }], ['Any call', {}],
];
const describeKind = (fault) => (KINDS.find((one) => one.fault.kind === fault.kind && one.fault.status === fault.status && one.fault.delayMs === fault.delayMs) || { label: fault.kind }).label;
$('kind').append(...KINDS.map(({ label }, index) => el('option', { value: String(index) }, label)));
$('target').append(...TARGETS.map(([label], index) => el('option', { value: String(index) }, label)));
const hint = () => { $('kindhint').textContent = KINDS[$('kind').value].hint; };
$('kind').addEventListener('change', hint);
hint();
let lastFaults = null;
function listFaults(faults) {
  const shown = JSON.stringify(faults);
  if (shown === lastFaults) return;
  lastFaults = shown;
  $('clearfaults').disabled = faults.length === 0;
  $('faultlist').replaceChildren(...faults.map((fault) => el('li', {},
    el('span', {}, describeKind(fault) + ' ', el('code', {}, fault.match.method || fault.match.path || 'any call')),
    el('span', { className: 'tag' }, fault.times === 1 ? 'once' : fault.times + ' times'))));
}
$('faultform').addEventListener('submit', doing(async () => {
  const match = TARGETS[$('target').value][1];
  listFaults(await ask('POST', '/sandbox/faults', { ...KINDS[$('kind').value].fault, match, times: Number($('times').value) }));
  say('The fault waits for its call');
}));
$('clearfaults').addEventListener('click', doing(async () => {
  listFaults(await ask('DELETE', '/sandbox/faults'));
  lastFaults = null;
  say('No faults any more');
}));

// Audit
async function showAudit() {
  const audit = await ask('GET', '/sandbox/audit');
  const count = new Intl.NumberFormat('en-GB');
  $('auditsummary').textContent = count.format(audit.transfers) + ' transfers, ' + count.format(audit.entries) + ' entries, checked in SQL alone.';
  $('topaudit').className = audit.ok ? 'good' : 'bad';
  $('topaudit').lastChild.textContent = audit.ok ? 'All invariants hold' : 'Broken';
  $('checks').replaceChildren(...[...audit.checks, ...audit.late].map((check) => el('li', { className: check.ok ? '' : 'broken' },
    el('span', { className: 'mark', role: 'img', 'aria-label': check.ok ? 'holds' : 'broken' }, check.ok ? '✓' : '!'), el('strong', {}, check.id), el('span', {}, check.detail))));
}
$('runaudit').addEventListener('click', doing(async () => { await showAudit(); say('Ledger checked'); }));

// Work that fails
let lastJobs = null;
function listJobs(jobs) {
  const shown = JSON.stringify(jobs);
  if (shown === lastJobs) return;
  lastJobs = shown;
  $('joblist').replaceChildren(...(jobs.length ? jobs.map((job) => el('li', {},
    el('span', {}, el('strong', {}, job.kind), ' ', el('code', {}, Object.values(job.payload).join(' ')), el('br', {}),
      (job.lastError || 'Unknown error') + '. ' + (job.nextTryAt ? 'Again at ' + time.format(new Date(job.nextTryAt)) + '.' : 'Given up.')),
    el('span', { className: 'tag' }, job.failures === 1 ? 'failed once' : 'failed ' + job.failures + ' times'),
    el('button', { type: 'button', className: 'secondary', onclick: doing(async () => {
      listJobs(await ask('POST', '/sandbox/jobs/' + encodeURIComponent(job.id)));
      say('Due now');
    }) }, 'Try now'))) : [empty('Nothing fails.')]));
}

// Analytics
let lastAnalytics = null;
/** What the brand said itself; what the library adds to every event is in the answer of /sandbox/analytics. */
const said = (properties) => Object.fromEntries(Object.entries(properties).filter(([name]) => !/^([$]|mp_|(token|time|distinct_id)$)/.test(name)));
async function showAnalytics() {
  const newest = (await ask('GET', '/sandbox/analytics')).slice(-20).reverse();
  const shown = newest.map((item) => item.id).join();
  if (shown === lastAnalytics) return;
  lastAnalytics = shown;
  $('analyticslist').replaceChildren(...(newest.length ? newest.map((item) => el('li', {},
    el('div', { className: 'meta' }, el('span', { className: 'tag' }, item.route), el('strong', {}, item.event || ''), el('span', {}, item.distinctId || ''), el('time', { dateTime: item.at }, instant.format(new Date(item.at)))),
    el('code', {}, JSON.stringify(said(item.properties))))) : [empty('Nothing was sent. The six brands name no analytics host.')]));
}

// Reset
$('askreset').addEventListener('click', () => $('confirm').showModal());
$('keep').addEventListener('click', () => $('confirm').close());
$('doreset').addEventListener('click', doing(async () => {
  try { await ask('POST', '/sandbox/reset'); say('The bank is as it was on its first day'); } finally { $('confirm').close(); }
  await Promise.all([refresh(), showAudit()]);
}));

// Other banks
function sentinelText(sentinel) {
  const days = sentinel.lateDays ? sentinel.lateDays + (sentinel.lateDays === 1 ? ' day' : ' days') + ' late' : '';
  const outcome = sentinel.returnedFor ? 'comes back: ' + sentinel.returnedFor : sentinel.keepsMoney ? 'is not given back' : '';
  return [sentinel.type || 'every kind', outcome, days].filter(Boolean).join(', ');
}
async function showSentinels() {
  const all = await ask('GET', '/sandbox/sentinels');
  $('sentinellist').replaceChildren(...all.map((sentinel) => el('li', {},
    el('button', { type: 'button', className: 'quiet', title: 'Copy the name', onclick: doing(() => copy(sentinel.name, 'Name')) }, sentinel.name),
    el('span', {}, sentinelText(sentinel)))));
}

// Identity checks
async function showIdentity() {
  const all = await ask('GET', '/sandbox/identity-sentinels');
  $('identitylist').replaceChildren(...all.map(({ name, means }) => el('li', {},
    el('button', { type: 'button', className: 'quiet', title: 'Copy the name', onclick: doing(() => copy(name, 'Name')) }, name),
    el('span', {}, means))));
}
async function showIdentityRuns() {
  const runs = await ask('GET', '/sandbox/identity-runs');
  const row = (run) => el('li', {},
    el('span', {}, 'Customer ' + run.customerId + ', provider ' + run.provider + ': ' + (run.outcome || run.state)),
    ...(run.provider === 'two' && run.session ? [el('a', { href: '/sandbox/identity-provider-two?session=' + encodeURIComponent(run.session) }, 'Open provider two')] : []));
  $('identityruns').replaceChildren(...(runs.length > 0 ? runs.map(row) : [el('li', { className: 'empty' }, 'None yet.')]));
}

// Live
async function showBrands() {
  const brands = await ask('GET', '/sandbox/brands');
  if (brandLabels.size === 0) offerBrands(brands.map((one) => one.brand));
  for (const { brand: one, up } of brands) {
    brandLabels.get(one).className = up ? 'up' : '';
    brandLabels.get(one).title = 'Brand ' + one + (up ? ', running' : ', not running');
  }
}
async function refresh() {
  const health = $('health');
  try {
    await Promise.all([showOutbox(), showWaiting(), showPushes(), showCards(), showClock(), ask('GET', '/sandbox/faults').then(listFaults), ask('GET', '/sandbox/jobs').then(listJobs), showBrands(), showAnalytics(), showIdentityRuns()]);
    health.className = 'good';
    health.lastChild.textContent = 'Running';
  } catch {
    health.className = 'bad';
    health.lastChild.textContent = 'Not answering';
  }
}
$('outboxto').addEventListener('change', refresh);
setInterval(tick, 1000);
setInterval(() => { if (!document.hidden) refresh(); }, 2000);
document.addEventListener('visibilitychange', () => { if (!document.hidden) refresh(); });
showPersonas().catch((error) => say(error.message));
showSentinels().catch((error) => say(error.message));
showRepresentatives().catch((error) => say(error.message));
showIdentity().catch((error) => say(error.message));
showAudit().catch((error) => say(error.message));
refresh();
`;
