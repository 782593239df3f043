import { createHash } from 'node:crypto';
import { paths, registerPaths } from '@bank/paths';
import { isFull } from '@bank/run/size';

type Name = keyof typeof paths;

/** Who sees a screen, where it is not the personal customer. A screen that joins the route table is on her tour by itself. */
const SEEN_BY: Partial<Record<Name, string>> = {
  login: 'nobody',
  activate: 'nobody',
  receive: 'nobody',
  scpMobile: 'nobody',
  identityVerification: 'nobody',
  videoIdentityJob: 'nobody',
  adminOverview: 'ada',
  company: 'carl',
  companyEmails: 'carl',
  companyPart: 'carl',
  companyOwnership: 'coen',
  companyAccess: 'coen',
  kyc: 'kyra',
  transferApproved: 'abel',
  approvalPolicies: 'olivia',
  transferMass: 'olivia',
  transferMassP2p: 'olivia',
  transferMassWire: 'olivia',
  payees: 'olivia',
  transferMassGlobal: 'olivia',
  cardsPhysical: 'kai',
  cardsVirtual: 'kai',
  cardDetails: 'kai',
  cardPin: 'kai',
  confirmCard: 'kai',
  addCard: 'kai',
  profile: 'pat',
  profileNotifications: 'pat',
  profileUpdate: 'pat',
  setting: 'sia',
  loginHistory: 'sia',
  payoutBlacklist: 'sia',
  unverifiedAccount: 'una',
  limitedAccount: 'lina',
  companyDocuments: 'erik',
  certificationSplash: 'tess',
  certification: 'tess',
  certificationBusinessSplash: 'toby',
  certificationBusiness: 'toby',
};

/**
 * The entrance, what builds for customers leave out, what leads on at once, the steps of a sign-in, which specs/auth looks at, and what
 * only the secret of a link opens, which the component tests look at.
 */
const NO_SCREENS = [
  'root',
  'workbench',
  'scp',
  'authSei',
  'certificationRepresentative',
  'cards',
  // Nothing is confirmed without a file that the bank has checked.
  'transferMassP2pConfirm',
  'transferGlobalSummary',
  'transferExternalMassConfirm',
  // The same screen as that of wires, with other columns.
  'transferMassEft',
  'transferMassOct',
  'transferMassDigital',
  'transferMassInstant',
  'transferMassInterac',
  // A user without terms to accept is led on; theo's start shows it.
  'terms',
] as const satisfies Name[];

/** The screens whose pattern has an open segment: their builder asks for its value. */
type OpenName = { [N in Name]: (typeof paths)[N]['to'] extends () => string ? never : N }[Name];

/** An address of each screen whose pattern has an open segment; `{brand}` is the one under test. The compiler asks for a missing line. */
const OPEN: Record<Exclude<OpenName, (typeof NO_SCREENS)[number]>, string> & Partial<Record<Name, string>> = {
  receive: '/receive/nothing',
  identityVerification: '/identity-verification/nothing/-',
  videoIdentityJob: '/video-identity-job/nothing',
  companyPart: '/company/people',
  account: '/accounts/10011',
  cardDetails: '/cards/100003',
  cardPin: '/card/100001/pin/',
  confirmCard: '/confirm-card/100005',
  transferReturn: '/transfer/return/nothing',
  brandTerms: '/legal/{brand}-tos',
};

/** The popups of a screen that an address opens. */
const POPUPS: Partial<Record<Name, readonly string[]>> = {
  accounts: ['account'],
  cardDetails: ['alias', 'block', 'details', 'limits', 'reissue'],
  company: ['money', 'diligence'],
  companyAccess: ['right&id=39', 'add'],
  companyEmails: ['email.add'],
  payees: ['payee&id=payee-1005-2', 'edit&id=payee-1005-2', 'add', 'import'],
  payoutBlacklist: ['add'],
  approvalPolicies: ['policy'],
  loginHistory: ['notMe'],
  home: ['notifications'],
  news: ['news&id=1'],
  profile: ['email.add', 'phone.add', 'address.add'],
  settings: ['appearance', 'find', 'keys', 'keys&step=cards'],
  setting: ['signIn', 'password', 'passkeys', 'approval', 'devices', 'browsers', 'addresses'],
};

/** Addresses that are no screen of their own: what is asked first at a start, acting for another, a file to be made, nothing. */
const BESIDES: Readonly<Record<string, readonly string[]>> = {
  // Papers are asked of her, so her profile has the list of them.
  una: ['/kyc', '/profile'],
  carl: ['/kyc'],
  theo: ['/'],
  // Whatever a screen can hold, hers does.
  sofia: ['/home', '/accounts', '/transfer/invoices'],
  // A company at work: payments to approve, and a batch on its way.
  gala: ['/home', '/payments', '/transfer/approved', '/history/batch-transfers?open=batch&id=seeded-suppliers'],
  // What waits: terms that take effect later.
  tara: ['/home', '/legal'],
  // Chooses for whom to act, and acts.
  remy: ['/'],
  cora: ['/home?fromCustomerId=1005', '/transfer/p2p'],
  wes: ['/'],
  // A payment whose payee the address brings begins with its second question.
  ana: ['/history?export=new', '/no/such/page', '/transfer/p2p?to=ben@personas.test'],
  nobody: Object.values(registerPaths).map(({ pattern }) => pattern),
};

/** A test looks at this many screens, so that none grows with the product. */
const STOPS_A_TEST = 6;

/** A part of a person's tour. */
export interface Leg {
  who: string;
  /** From 1. */
  part: number;
  /** At most six addresses. */
  stops: readonly string[];
}

/** The tours of all persons in parts that are walked apart. */
export const LEGS: readonly Leg[] = [...tours()].flatMap(([who, stops]) =>
  Array.from({ length: Math.ceil(stops.length / STOPS_A_TEST) }, (_, at) => ({
    who,
    part: at + 1,
    stops: stops.slice(at * STOPS_A_TEST, (at + 1) * STOPS_A_TEST),
  })),
);

/** Whose life fills the screens that the tours see with less in them. */
export const FULLER: readonly Leg[] = [
  {
    who: 'sofia',
    part: 2,
    stops: ['/history', '/insight', '/statements', '/transfer/preapproved-payments', '/cards/physical', '/payments'],
  },
  { who: 'sofia', part: 3, stops: ['/transfer/p2p', '/transfer/account', '/transfer/external', '/home?open=find'] },
  {
    who: 'olivia',
    part: 9,
    stops: ['/home', '/history/batch-transfers', '/transfer/approved', '/history', '/transfer/invoices'],
  },
];

/** Whether an address opens a popup. */
export const hasPopup = (address: string) => address.includes('open=');

/** Another one lets the gate load other inner stops whole. */
const SEED = 1;

/**
 * The stops of a part that are loaded whole: its first one, which begins the session, its popups, which no link reaches without a
 * press, and one of the others; at full size all. The others come by the same chunks and answers, in a page that is there already.
 */
export function loadedWhole({ who, part, stops }: Leg): readonly string[] {
  if (isFull) return stops;
  const inner = stops.slice(1).filter((stop) => !hasPopup(stop));
  const drawn = createHash('sha256').update(`${SEED} ${who} ${part}`).digest().readUInt32BE() % inner.length;
  return stops.filter((stop, at) => at === 0 || hasPopup(stop) || stop === inner[drawn]);
}

function tours(): Map<string, string[]> {
  const all = new Map<string, string[]>();
  const add = (who: string, addresses: readonly string[]) => all.set(who, [...(all.get(who) ?? []), ...addresses]);
  for (const name of Object.keys(paths) as Name[]) {
    if (NO_SCREENS.some((none) => none === name)) continue;
    const address = OPEN[name] ?? paths[name].pattern;
    add(SEEN_BY[name] ?? 'ana', [address, ...(POPUPS[name] ?? []).map((popup) => `${address}?open=${popup}`)]);
  }
  for (const [who, addresses] of Object.entries(BESIDES)) add(who, addresses);
  return all;
}
