/** The actions of /activate (R1.2.4). */
const ACTIONS = ['activation', 'activationBusiness', 'activationEmployee'] as const;
export type ActivationAction = (typeof ACTIONS)[number];

/** The parts of an activation link. */
export interface ActivationLink {
  readonly code: string;
  /** The e-mail address it was sent to. */
  readonly user: string;
  readonly action: ActivationAction;
}

/** @returns null without a code and a user; a missing or unknown action is the ordinary one */
export function activationLinkOf(search: URLSearchParams): ActivationLink | null {
  const code = search.get('code');
  const user = search.get('user');
  const action = ACTIONS.find((known) => known === search.get('action')) ?? 'activation';
  return code && user ? { code, user, action } : null;
}

let opened: ActivationLink | null = null;

/** The link waits in memory while the screen goes on without it in its address (R0.24); never stored. */
export const openedLink = {
  set(link: ActivationLink | null): void {
    opened = link;
  },
  get: (): ActivationLink | null => opened,
};
