/** The chunk that holds the first page's texts in one locale. */
export const firstPageMessages = (locale: string) => `messages-${locale}`;

const FIRST_PAGE_CATALOGUE = /\/libs\/(?:auth|shell|kit)\/src\/messages\/([a-z]{2})\.json$/;

/** What sends a call: the transport, the schemas, the cache and the socket. Sign-in fetches it when the form is touched. */
const CALLS = /\/libs\/(?:auth\/src\/sign-in\/sign-in-calls|shell\/src\/boot\/connect)\.ts$/;

/** Stands in for home when code could not be fetched, so it may not need home's. */
const START_ERROR = /\/libs\/shell\/src\/errors\/start-error\.tsx$/;

/**
 * The modules that the route of home loads on demand, with its frame and guards; the loaders of the places that it leads to; and the room
 * of a field of a day, which screens of six rooms share and which alone would be two more chunks in front of each.
 */
const HOME =
  /\/libs\/(?:shell\/src\/(?:signed-in\/(?:signed-in|load-customer|customer-guards|start-redirect)|layouts\/main-(?:layout|guard))|accounts\/src\/home\/home-screen|(?:accounts|cards|history|transfers|settings)\/src\/early|kit\/src\/form\/day-field|ui\/src\/fields\/(?:field-room|is-day))\.tsx?$/;

/**
 * What the page of a recipient without an account shares with home: in a chunk of its own, so that the page fetches none of home
 * (R2.7.176).
 */
const SHARED_WITH_RECIPIENT =
  /\/libs\/(?:kit\/src\/(?:amount\/amount-text|failure\/load-failure)|protocol\/src\/(?:extra-params|card-issuer|beneficiaries)|ui\/src\/\w+\/(?:select|skeleton)|money\/src\/\w[\w-]*)\.tsx?$|\/chevron-right\.\w+$/;

/**
 * What registering shares with the company's page and neither with another page. In one chunk: the entry lists what each screen needs, and
 * every further name there is part of sign-in.
 */
const STATED = /\/libs\/(?:protocol\/src\/company-stated|kit\/src\/messages-stated)\.ts$/;

/** What a change makes stale, by room: all of it is asked for at the first change. */
const STALE = /\/libs\/[^/]+\/src\/stale-after\.ts$/;

/**
 * Groups what is loaded together: one chunk with everything the entry needs, one per language with the texts of the first page's rooms, one
 * with what every call needs, and one with the rest of the signed-in home (by default each module that a later screen shares would be a
 * chunk of its own: home would be ninety, and compress a fifth worse). The bundler splits the rest: a vendor chunk would make sign-in
 * load modules of later screens.
 */
export const chunkGroups = [
  {
    debugName: 'first page messages',
    name: (id: string) => {
      const locale = FIRST_PAGE_CATALOGUE.exec(id)?.[1];
      return locale ? firstPageMessages(locale) : null;
    },
    test: FIRST_PAGE_CATALOGUE,
    priority: 5,
    minSize: 0,
  },
  { name: 'first-page', tags: ['$initial' as const], priority: 4, includeDependenciesRecursively: false },
  { name: 'calls', test: CALLS, priority: 3, minSize: 0 },
  { name: 'start-error', test: START_ERROR, priority: 2, minSize: 0 },
  { name: 'shared', test: SHARED_WITH_RECIPIENT, priority: 1.5, minSize: 0 },
  { name: 'home', test: HOME, priority: 1, minSize: 0 },
  { name: 'stated', test: STATED, priority: 1, minSize: 0 },
  { name: 'stale', test: STALE, priority: 1, minSize: 0, includeDependenciesRecursively: false },
];

const GROUP_NAMES = new Set(chunkGroups.map(({ name }) => name));
const FIRST_PAGE_MESSAGES = new RegExp(`^${firstPageMessages('[a-z]{2}')}$`);

/** Whether one of the groups above gives the name. */
export const isGroup = (name: string) => GROUP_NAMES.has(name) || FIRST_PAGE_MESSAGES.test(name);

/**
 * The name of a chunk's file. What a page or a group is called can be read in it. A part that screens share has a hash alone: the page that
 * signs in names them all, and two hundred names were 1 % of it.
 */
export const chunkFileName = ({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }): string =>
  isDynamicEntry || isGroup(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js';
