import * as cards from '@bank/cards/home';
import * as invoices from '@bank/invoices/home';
import type { HomeRoom } from '@bank/kit';
import * as kycTax from '@bank/kyc-tax/home';
import * as news from '@bank/news/home';
import * as profile from '@bank/profile/home';
import * as settings from '@bank/settings/home';
import * as transfers from '@bank/transfers/home';

/** The rooms that bring something to home; a new one is a line here. */
export const rooms: readonly HomeRoom[] = [kycTax, transfers, settings, invoices, cards, profile, news];
