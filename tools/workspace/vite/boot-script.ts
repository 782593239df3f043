/** Facts for the inline script, all known at build time. */
export interface BootFacts {
  /** Address of the entry module. */
  readonly entry: string;
  /** Address of the whole stylesheet; the page itself holds the rules of the first page only. */
  readonly styles: string;
  /** Addresses of the first page's messages by language, fetched beside the entry instead of after it. */
  readonly messages: Readonly<Record<string, string>>;
  /** Offered languages → locale of <html lang> (R0.6: ua is written uk). */
  readonly languages: Readonly<Record<string, string>>;
  readonly defaultLanguage: string;
}

/**
 * The only script in the page itself. It runs before the first paint, decides theme, language and whether the sign-in form or
 * the quiet boot state is shown, and starts the application after the first frame. Plain old browser code on purpose: it is
 * inlined as text, its hash is in the CSP, and it may not throw (storage can be denied).
 */
const SOURCE = `(function (facts) {
  var doc = document, html = doc.documentElement, root = doc.getElementById('root');
  function read(storage, key) { try { return window[storage].getItem(key); } catch (denied) { return null; } }
  function parsed(text) { try { return JSON.parse(text) || {}; } catch (broken) { return {}; } }

  var preferences = parsed(read('localStorage', 'bank.preferences'));
  var theme = (preferences.state || preferences).theme;
  if (theme === 'light' || theme === 'dark') html.dataset.theme = theme;

  // The brand's font where it is on this device already (ADR-27): shown if it comes before the first letters, and else not.
  try {
    var fonts = (navigator.connection || {}).saveData ? [] : parsed(read('localStorage', 'bank.font'));
    fonts.forEach(function (font) { doc.fonts.add(new FontFace(font[0], font[1], font[2])); });
  } catch (broken) {}

  var lang = read('localStorage', 'bank.lang');
  // What is stored may be any word, also one that every object knows: "constructor".
  function offers(lang) { return Object.prototype.hasOwnProperty.call(facts.languages, lang); }
  if (!offers(lang)) {
    lang = facts.defaultLanguage;
    (navigator.languages || []).some(function (wanted) {
      var short = wanted.toLowerCase().split('-')[0]; if (short === 'uk') short = 'ua';
      return offers(short) && (lang = short);
    });
  }
  html.lang = facts.languages[lang];

  var session = parsed(read('sessionStorage', 'bank.session'));
  // A sign-in that waits for its code continues there, which only the application can show.
  var signedIn = !!(session.accessToken || session.loginResult);
  var isSignIn = /^\\/(login\\/?)?$/.test(location.pathname) && !/[?&]code=/.test(location.search);
  html.dataset.boot = isSignIn && !signedIn ? 'signin' : 'app';
  var holder = lang !== facts.defaultLanguage && doc.getElementById('texts');
  var texts = holder ? parsed(holder.content.textContent)[lang] : null;
  if (html.dataset.boot === 'app') {
    var picture = doc.getElementById('boot');
    if (picture) { root.replaceChildren(picture.content.cloneNode(true)); doc.title = picture.dataset.title; }
  } else if (texts) { translate(root, texts.page); doc.title = texts.title; }

  // A patch is [place, text] or [place, attribute, value or null]; places count elements and texts in document order.
  function translate(inside, patches) {
    var walker = doc.createTreeWalker(inside, 5), at = -1;
    patches.forEach(function (patch) {
      while (at < patch[0]) { walker.nextNode(); at++; }
      var node = walker.currentNode;
      if (patch.length === 2) node.data = patch[1];
      else if (patch[2] === null) node.removeAttribute(patch[1]);
      else node.setAttribute(patch[1], patch[2]);
    });
  }

  // The application takes sign-in over as it was built: what a translation has moved until then is moved back, the last of it first (ADR-90).
  var moves = [], eye = new MutationObserver(function (records) { moves = moves.concat(records); });
  if (html.dataset.boot === 'signin') eye.observe(root, { childList: true, subtree: true });
  html.addEventListener('hydrate', function (event) {
    moves = moves.concat(eye.takeRecords());
    eye.disconnect();
    if (moves.length) event.preventDefault();
    moves.reverse().forEach(function (move) {
      move.addedNodes.forEach(function (node) { node.remove(); });
      move.removedNodes.forEach(function (node) { move.target.insertBefore(node, move.nextSibling); });
    });
  });

  // A press before the application has loaded leaves the page alone; the application replays it once it can answer.
  var again = function () {};
  doc.addEventListener('click', function (event) {
    var button = early() && event.target.closest('button');
    if (button) { keep(event); again = function () { button.click(); }; }
  }, true);
  // Password managers submit by script, without a button.
  doc.addEventListener('submit', function (event) {
    if (early()) { keep(event); again = function () { event.target.requestSubmit(); }; }
  }, true);
  doc.addEventListener('change', function (event) {
    var select = early() && event.target.closest('select'), value = select && select.value;
    if (!select) return;
    keep(event);
    again = function () { select.value = value; select.dispatchEvent(new Event('change', { bubbles: true })); };
  }, true);
  html.addEventListener('ready', function () { again(); });
  // The application may be half loaded; it must not see the event twice.
  function keep(event) { event.preventDefault(); event.stopPropagation(); }
  function early() { return !('ready' in html.dataset); }

  function failed() {
    var note = doc.getElementById('unreachable-note'), form = html.dataset.boot === 'signin' && root.querySelector('form');
    if (!early() || doc.getElementById('unreachable') || !note) return;
    var box = doc.createElement('div'); box.id = 'unreachable';
    box.append(note.content.cloneNode(true));
    if (texts) translate(box, texts.unreachable);
    var link = box.querySelector('a');
    // Reload instead of following the link: the address may be the same.
    if (link) link.addEventListener('click', function (event) { event.preventDefault(); location.reload(); });
    if (form) form.before(box); else root.replaceChildren(box);
    if (online) location.reload();
  }

  // With the network the page comes by itself. A browser may fetch nothing that has failed twice, so all of it is loaded again. What was under way
  // when the network came back may fail only then.
  var online = false;
  window.addEventListener('online', function () {
    online = true;
    if (doc.getElementById('unreachable')) location.reload();
  });

  // The application calls this too, when its texts are missing.
  html.addEventListener('unreachable', failed);

  // Script elements and not import(): inside the page itself import() counts as parser-inserted, which 'strict-dynamic' refuses.
  var files = [facts.messages[lang], facts.entry];
  var types = window.trustedTypes;
  var policy = types && types.createPolicy('boot', {
    createScriptURL: function (file) { if (files.indexOf(file) < 0) throw TypeError(file); return file; }
  });
  function start(url) {
    var script = doc.createElement('script');
    script.type = 'module'; script.src = policy ? policy.createScriptURL(url) : url;
    script.onerror = failed;
    doc.head.append(script);
  }
  requestAnimationFrame(function () {
    setTimeout(function () {
      var styles = doc.createElement('link');
      styles.rel = 'stylesheet'; styles.href = facts.styles; styles.id = 'styles';
      // The application waits for the texts and works without them.
      styles.onload = styles.onerror = function () { styles.dataset.settled = ''; };
      doc.head.append(styles);
      files.forEach(start);
    });
  });
})`;

/** The inline script as text, ready to stand in a page; not minified yet. */
export const bootScript = (facts: BootFacts): string => `${SOURCE}(${JSON.stringify(facts)});`.replaceAll('</', '<\\/');
