import * as z from 'zod/mini';
import { accessRight, method } from './method';
import { nameIn } from './name-in';
import { askRefusals, letterRefusals } from './refusals';
import { emailIn, id, idIn, instant } from './wire';

// R2.7.14, R3.3.5, R3.5.1, R3.6.3. Names by R0.2.

const MAY_MANAGE = [accessRight.fullAccess] as const;

/** A level that a user of a company may be given; UPLOADING (5) is not among them (R3.5.1). */
const selectableRight = z.pipe(
  idIn,
  z.int().check(z.refine((level) => level <= accessRight.confirmed, { error: 'not selectable' })),
);

/** A user of the company. */
export const businessUser = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  right: z.int(),
  /** Whether they may see the balances and transactions: the owner grants it to each of them (R1.3.7). */
  balanceInfo: z.boolean(),
  /** The company's own main user, who always has full access and sees the balances. */
  isOwner: z.boolean(),
  isYou: z.boolean(),
  /** Invited, and has not said yes: they have not opened the link, or not accepted the invitation (R0.183). */
  isInvited: z.boolean(),
  /** Until when a user of the bank may accept; null: they have access, or will have it by opening their link. */
  invitedUntil: z.nullable(instant),
  positionIds: z.array(z.int()),
});
export type BusinessUser = z.output<typeof businessUser>;

export const businessUserList = method('businessUserList', {
  acting: true,
  balanceInfo: true,
  response: z.object({ users: z.array(businessUser) }),
});

/** A change that the company's users do not allow. */
const rightsRefusals = ['notBusiness', 'noUser', 'owner', 'yourself', 'lastFullAccess'] as const;

/**
 * Gives users their levels, one per id (R2.6.2), and says whether they see the balances. Full access comes with the balances unless
 * the request says otherwise. Both count from the user's next call on. No id may be named twice, and one user at least must keep level 2
 * and see the balances (R3.5.1).
 */
export const businessAccessRightsUpdate = method('businessAccessRightsUpdate', {
  acting: true,
  balanceInfo: true,
  right: MAY_MANAGE,
  refusals: [...rightsRefusals, 'twice'],
  request: z.strictObject({
    accessRights: z
      .array(
        z
          .strictObject({ id: idIn, right: z.optional(selectableRight), balanceInfo: z.optional(z.boolean()) })
          .check(z.refine((change) => change.right !== undefined || change.balanceInfo !== undefined)),
      )
      .check(z.minLength(1), z.maxLength(100)),
  }),
});

/**
 * Takes a user's access away and ends their sessions, unless transfers of theirs wait for approval; administrators may pass
 * `force` (R3.6.3). An invitation that waits for its answer is withdrawn (R0.184).
 */
export const businessUserDelete = method('businessUserDelete', {
  acting: true,
  balanceInfo: true,
  right: MAY_MANAGE,
  refusals: [...rightsRefusals, 'onlyAdmin', 'hasPending'],
  request: z.strictObject({ id: idIn, force: z.optional(z.boolean()) }),
});

/** A person of the company, with all positions (R0.48). */
export const businessRepresentative = z.object({
  id,
  positionIds: z.array(z.int()),
  firstName: z.string(),
  lastName: z.string(),
  /** null: nobody has said it; the invitation asks for it. */
  email: z.nullable(z.string()),
});
export type BusinessRepresentative = z.output<typeof businessRepresentative>;

/** The people of the company who have no access yet. */
export const potentialUsers = method('potentialUsersList', {
  acting: true,
  balanceInfo: true,
  response: z.object({ users: z.array(businessRepresentative) }),
});

/**
 * Adds a person, or one more position to a person with the same address and name. Shareholders and owners are declared with the whole
 * ownership (`companyOwnershipDeclare`, R0.164).
 */
export const representativeAdd = method('representativeAdd', {
  acting: true,
  balanceInfo: true,
  right: MAY_MANAGE,
  refusals: ['notBusiness', 'nameMissing', 'holds', 'listedAlready', 'emailOfOther', ...askRefusals],
  request: z.strictObject({
    typeId: idIn,
    firstName: nameIn(60),
    lastName: nameIn(60),
    email: emailIn,
  }),
  response: z.object({ id }),
});

/**
 * Takes a person out of the company. A user stays until their access is taken away, and so do an owner (R0.161), the last director and a
 * director whose signature is waited for, unless an administrator passes `force` (R3.6.3).
 */
export const businessRepresentativeDelete = method('businessRepresentativeDelete', {
  acting: true,
  balanceInfo: true,
  right: MAY_MANAGE,
  refusals: ['noPerson', 'onlyAdmin', 'hasAccess', 'owns', 'lastDirector', 'signs'],
  request: z.strictObject({ id: idIn, force: z.optional(z.boolean()) }),
});

/**
 * Sends a person of the company the invitation to act for it. Access begins with their yes (R0.183). Without `balanceInfo` they see no
 * balances.
 */
export const businessUserInvite = method('businessUserInvite', {
  acting: true,
  balanceInfo: true,
  right: MAY_MANAGE,
  refusals: ['notBusiness', 'noUser', 'emailMissing', 'emailOfOther', ...askRefusals, ...letterRefusals],
  request: z.strictObject({
    representativeId: idIn,
    right: selectableRight,
    balanceInfo: z.optional(z.boolean()),
    /** Of a person who has none so far. */
    email: z.optional(emailIn),
  }),
});
