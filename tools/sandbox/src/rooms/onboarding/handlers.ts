import type { Rooms } from '@bank/protocol/all';
import { phoneExistence } from '@bank/protocol/onboarding';
import type { AuthContext } from '../../identity/auth/context';
import { newPuzzle } from '../../identity/captcha/puzzle';
import { admitCheck, tradeForTicket } from '../../identity/captcha/tickets';
import type { Handlers } from '../../platform/handler';
import { phoneNumberOf } from '../../platform/phone-codes';
import { createBusiness } from './business/create';
import { createPersonal } from './personal/create';
import { declareOwnership } from './ownership/declare';
import { ownershipOf } from './ownership/show';
import { isPhoneTaken } from './taken';

// R0.161, R0.162, R3.3.9, R3.3.22 to R3.3.26.
export const handlers = {
  async captchaGet(_input, context) {
    return { puzzle: await newPuzzle(context) };
  },

  async captchaSolve({ payload }, context) {
    const { ticket, expiresAt } = await tradeForTicket(payload, context);
    return { ticket, expiresAt: expiresAt.toISOString() };
  },

  async phoneCheck({ phoneCountryCode, phone, captcha }, context) {
    await admitCheck(captcha, context);
    const read = phoneNumberOf(phoneCountryCode, phone);
    if ('wrong' in read) return { status: phoneExistence.error };
    const isTaken = await isPhoneTaken(context.db, phoneCountryCode, read.number);
    return { status: isTaken ? phoneExistence.exists : phoneExistence.free };
  },

  createPersonalAccount: createPersonal,
  businessAccountCreate: createBusiness,

  companyOwnershipGet: (_input, context) => ownershipOf(context),
  async companyOwnershipDeclare(input, context) {
    await declareOwnership(input, context);
  },
} satisfies Handlers<Rooms['onboarding'], AuthContext>;
