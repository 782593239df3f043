import type { Lang } from '@bank/i18n';
import type { BrandFlags } from './flags';

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
  /** What home says while there are no accounts yet. */
  readonly emptyHome: OwnText;
  readonly termsLinks: readonly LegalLink[];
  readonly feeLinks: readonly LegalLink[];
  readonly storeLinks: { readonly ios: string; readonly android: string };
  /** International format, as one would print it. */
  readonly supportNumber: string;
  readonly letter: LetterDetails;
  /** Hosts that the client may be sent to without asking (R0.15). */
  readonly allowedHosts: readonly string[];
  /** R0.19. */
  readonly idleSeconds: number;
  /** R0.13: null switches analytics off. */
  readonly analyticsHost: string | null;
  /** R0.12: null skips the check. */
  readonly ipCheckUrl: string | null;
  readonly flags: BrandFlags;
}

/** The brand's own sentence in `lang`, in English where the brand does not offer that language. */
export function ownText(text: OwnText, lang: Lang): string {
  return text[lang] ?? text.en;
}
