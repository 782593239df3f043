import { query } from '@bank/api-client';
import {
  prohibitedEscortStatementGet,
  prohibitedEscortStatementSend,
  streamingPlatformDeclarationGet,
  streamingPlatformDeclarationSend,
  studioDeclarationGet,
  studioDeclarationSend,
} from '@bank/protocol/company-declarations';

/** The declarations that the bank may ask of a company, each read and sent by calls of its own that are alike (R3.3.29). */
export const KINDS = [
  { id: 'studio', get: studioDeclarationGet, send: studioDeclarationSend },
  { id: 'streamingPlatform', get: streamingPlatformDeclarationGet, send: streamingPlatformDeclarationSend },
  { id: 'prohibitedEscort', get: prohibitedEscortStatementGet, send: prohibitedEscortStatementSend },
] as const;

export type Kind = (typeof KINDS)[number];

/** A declaration as the page reads it: which of them are asked follows from what the company does. */
export const reading = ({ get }: Kind) => query(get, undefined, { lazy: true });
