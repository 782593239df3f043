/** The cockpit's list of what waits for the bank (R0.133), as markup. */
export const papersMarkup = `<section class="card" aria-labelledby="waiting">
      <div class="head"><div><h2 id="waiting">Papers that wait</h2><p id="waitingcount">Everything that customers have sent and the bank has not decided, oldest first.</p></div></div>
      <ul class="papers" id="waitinglist"></ul>
      <div class="row end" id="waitingpages" hidden>
        <button type="button" class="secondary" id="waitingback">Earlier</button>
        <button type="button" class="secondary" id="waitingnext">Later</button>
      </div>
      <form id="linkform">
        <label class="field">A representative’s tax form <select id="linkto"></select></label>
        <button type="submit" class="secondary">Open it as this person</button>
      </form>
    </section>`;

export const partsMarkup = `<dialog id="parts" aria-labelledby="partstitle">
  <h2 id="partstitle">Tax certification</h2>
  <p>A part with a reason is asked for again, and nothing else. Without any, all of it is.</p>
  <ul class="parts" id="partslist"></ul>
  <div class="row end"><button type="button" class="secondary" id="partsclose">Close</button><button type="button" class="dangerous" id="partsreject">Reject</button></div>
</dialog>`;

/** Its behaviour; it stands behind the helpers of the cockpit's script. */
export const papersScript = String.raw`
// Papers that wait
let waitingAt = 0;
let lastWaiting = null;
/** What is chosen of a row survives a list that is drawn again. */
const whys = new Map();
const keyOf = (item) => item.type + ' ' + item.id;
const pathOf = (item) => '/sandbox/waiting/' + item.type + 's/' + encodeURIComponent(item.id);
const whatOf = (item) => item.kind + ' of ' + item.customer;
const drawAgain = () => { lastWaiting = null; return showWaiting(); };
/** Sends a decision and looks again, also after "decided meanwhile". */
const deciding = (work, done) => doing(async () => {
  try { await work(); say(done); } finally { await drawAgain(); }
});
const act = (item, label, work, done) => el('button', {
  type: 'button', className: 'secondary', 'aria-label': label + ': ' + whatOf(item), onclick: deciding(work, done),
}, label);

/** A list of reasons; the first choice is none. @param kept where the choice is remembered */
function whyField(reasons, label, kept, key) {
  const field = el('select', { 'aria-label': label }, el('option', { value: '' }, 'Reason…'), ...reasons.map(({ code, text }) => el('option', { value: code }, text)));
  field.value = kept.get(key) || '';
  field.addEventListener('change', () => kept.set(key, field.value));
  return field;
}
const look = (item) => el('a', { href: pathOf(item) + '/file', target: '_blank', rel: 'noopener', 'aria-label': 'Look: ' + whatOf(item) }, 'Look');

/** Of each kind of row: what can be done. */
const CONTROLS = {
  paper: (item) => [
    look(item),
    act(item, 'Accept', () => ask('POST', pathOf(item), { status: 'uploaded' }), 'Accepted'),
    whyField(item.reasons, 'Why not: ' + whatOf(item), whys, keyOf(item)),
    act(item, 'Reject', () => {
      const reason = whys.get(keyOf(item));
      if (!reason) throw new Error('Choose a reason first.');
      return ask('POST', pathOf(item), { status: 'rejected', reason });
    }, 'Rejected'),
  ],
  certification: (item) => [
    look(item),
    act(item, 'Accept', () => ask('POST', pathOf(item), { status: 'validated' }), 'Accepted'),
    el('button', { type: 'button', className: 'secondary', 'aria-label': 'Reject: ' + whatOf(item), onclick: doing(() => openParts(item)) }, 'Reject…'),
  ],
  signature: (item) => [
    act(item, 'Sign', () => ask('POST', pathOf(item), { isSigned: true }), 'Signed'),
    act(item, 'Refuse', () => ask('POST', pathOf(item), { isSigned: false }), 'Refused'),
  ],
  ownership: (item) => [
    act(item, 'Accept', () => ask('POST', pathOf(item), { status: 'validated' }), 'Accepted'),
    act(item, 'Reject', () => ask('POST', pathOf(item), { status: 'rejected' }), 'Rejected'),
  ],
  form: (item) => [
    el('button', { type: 'button', className: 'secondary', 'aria-label': 'Open: ' + whatOf(item), onclick: doing(() => openForm(item.id)) }, 'Open as this person'),
  ],
};

async function showWaiting() {
  const page = await ask('GET', '/sandbox/waiting?page=' + waitingAt);
  if (page.items.length === 0 && waitingAt > 0) {
    waitingAt = page.pages - 1;
    return showWaiting();
  }
  const shown = JSON.stringify(page);
  if (shown === lastWaiting) return;
  lastWaiting = shown;
  $('waitingcount').textContent = page.total === 0 ? 'Nothing waits.' : page.total + (page.total === 1 ? ' waits' : ' wait') + ', oldest first. Page ' + (page.page + 1) + ' of ' + page.pages + '.';
  $('waitingpages').hidden = page.pages === 1;
  $('waitinglist').replaceChildren(...(page.items.length ? page.items.map((item) => el('li', {},
    el('div', { className: 'meta' }, el('strong', {}, item.customer), el('span', { className: 'tag' }, item.kind),
      el('time', { dateTime: item.since }, instant.format(new Date(item.since)))),
    el('div', { className: 'row' }, ...CONTROLS[item.type](item)))) : [empty('Nothing waits. What a customer sends appears here.')]));
}
/** Behind either end there is no page: the first one stays, and the last one shows itself again. */
const turn = (by) => doing(async () => { waitingAt = Math.max(0, waitingAt + by); await drawAgain(); });
$('waitingback').addEventListener('click', turn(-1));
$('waitingnext').addEventListener('click', turn(1));

/** The form of a representative in the chosen brand, by a new link: the one before works no more. */
const openForm = (userId) => openInBrand(() => ask('POST', '/sandbox/waiting/forms/' + userId, { brand }));
async function showRepresentatives() {
  const all = await ask('GET', '/sandbox/representatives');
  $('linkto').replaceChildren(...all.map(({ userId, name, company }) => el('option', { value: String(userId) }, name + ', ' + company)));
}
$('linkform').addEventListener('submit', doing(() => openForm($('linkto').value)));

// The parts of one certification
let partsOf = null;
let partWhys = new Map();
async function openParts(item) {
  const { parts, reasons } = await ask('GET', pathOf(item));
  partsOf = { item, parts };
  partWhys = new Map();
  $('partstitle').textContent = whatOf(item);
  $('partslist').replaceChildren(...parts.map((part, place) => {
    const name = [part.person, part.field, part.countryCode].filter(Boolean).join(' ');
    return el('li', {}, el('span', {}, el('strong', {}, name), ' ', part.value), whyField(reasons, 'Why not: ' + name, partWhys, place));
  }));
  $('parts').showModal();
}
$('partsclose').addEventListener('click', () => $('parts').close());
$('partsreject').addEventListener('click', doing(async () => {
  const { item, parts } = partsOf;
  const rejections = parts.flatMap(({ field, countryCode, representativeId }, place) => {
    const reason = partWhys.get(place);
    return reason ? [{ field, countryCode, representativeId, reason }] : [];
  });
  try {
    await ask('POST', pathOf(item), { status: 'rejected', rejections });
    say(rejections.length ? 'Rejected in part' : 'Rejected');
  } finally {
    $('parts').close();
    await drawAgain();
  }
}));
`;
