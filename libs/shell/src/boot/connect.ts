import { languageStore } from '@bank/i18n';
import { connectBank } from '@bank/session/calls';
import { bankAddress } from './bank-address';
import { fetchBrandFontLater } from './brand-font';

let isConnected = false;

/** Joins transport and session, once; fetched when the first call is near, because the first paint needs no transport. */
export function connect(): void {
  if (isConnected) return;
  isConnected = true;
  // Sign-in does without the font: who touches its form is on the way to the bank behind it.
  fetchBrandFontLater();
  connectBank({ baseUrl: bankAddress.api, socketUrl: bankAddress.socket, language: languageStore.get });
}
