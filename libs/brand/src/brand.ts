import type { Lang } from '@bank/i18n';
import type { BrandFaces, BrandFlags } from './flags';

/** A sentence in the brand's own voice, for each language that the brand offers. English is always there. */
export type OwnText = Readonly<Partial<Record<Lang, string>>> & { readonly en: string };

/** The brand's mark as flat shapes, so that it takes the theme's colours and never needs a request. */
export interface Mark {
  readonly viewBox: string;
  readonly shapes: readonly { readonly d: string; readonly tone: 'accent' | 'onAccent' | 'second' }[];
}

export interface LegalLink {
  readonly id: 'terms' | 'privacy' | 'fees' | 'complaints' | 'deposits';
  readonly href: string;
}

/** What the account-confirmation letter says about the institution. */
export interface LetterDetails {
  readonly addressLines: readonly string[];
  readonly registrationNumber: string;
  readonly licence: string;
  readonly bic: string;
  readonly signatory: string;
  readonly signatoryTitle: string;
  readonly email: string;
}

/** Https origins of a real provider of identity checks, each without a path: `https://sdk.provider.example`. */
export interface IdentityProviderHosts {
  /** What its scripts are loaded from. */
  readonly script?: readonly string[];
  /** What it shows in frames. */
  readonly frame?: readonly string[];
  /** What its scripts call. */
  readonly connect?: readonly string[];
}

export interface Brand {
  /** One letter, the one of its folder `apps/brand-x`. */
  readonly id: string;
  readonly name: string;
  readonly legalName: string;
  readonly languages: readonly Lang[];
  readonly defaultLanguage: Lang;
  readonly customerTypes: readonly ('personal' | 'business')[];
  readonly mark: Mark;
  /** The greeting above the sign-in form. */
  readonly signInHeading: OwnText;
  /** One line under it: what this bank is for. */
  readonly tagline: OwnText;
  /**
   * The link on sign-in that leads to registering; null where nobody registers by themself. It is the brand's own text, so that a brand
   * without registration ships no word of it (R0.1).
   */
  readonly registerLink: OwnText | null;
  readonly termsLinks: readonly LegalLink[];
  readonly feeLinks: readonly LegalLink[];
  readonly storeLinks: { readonly ios: string; readonly android: string };
  /** Takes calls and text messages. International format, as printed. */
  readonly supportNumber: string;
  readonly letter: LetterDetails;
  /** Hosts that the client opens without asking the user (R0.15). */
  readonly allowedHosts: readonly string[];
  /** The session expires after so many idle seconds (R0.19). */
  readonly idleSeconds: number;
  /** For how many years the bank keeps the documents of a customer who left (R0.92). */
  readonly documentsKeptYears: number;
  /** Null switches analytics off (R0.13). */
  readonly analyticsHost: string | null;
  /** Address of the outside check of the visitor's IP; null skips it (R0.12). */
  readonly ipCheckUrl: string | null;
  /** What the page of a check of identity, and no other, may load besides its own origin (R0.87). Without it there is no real provider. */
  readonly identityProvider?: IdentityProviderHosts;
  readonly faces: BrandFaces;
  readonly flags: BrandFlags;
}

/** The brand's own sentence in `lang`, in English where the brand does not offer that language. */
export function ownText(text: OwnText, lang: Lang): string {
  return text[lang] ?? text.en;
}
