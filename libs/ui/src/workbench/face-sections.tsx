import { House, Plane, Receipt } from 'lucide-react';
import { buttonClass } from '../actions/button-class';
import { BrandArt } from '../brand/brand-art';
import { Money } from '../money/money';
import { parts } from './sample-data';
import type { SectionProps } from './sections';

const ROLES = [
  'surface',
  'raised',
  'sunken',
  'accent',
  'accent-soft',
  'panel',
  'badge',
  'hero',
  'nav',
  'entry',
  'toast',
];
const CATEGORIES = ['food', 'home', 'travel', 'leisure', 'work', 'bills', 'people', 'income'];

const COUNT = 3;
const INITIALS = 'BO';

/** The hero of home, what waits, and a count, as the brand's faces dress them. */
export function HeroSection({ copy }: SectionProps) {
  return (
    <div className="wb-stack">
      <section className="hero-face home-hero" aria-label={copy.balance}>
        <p className="hero-label">{copy.balance}</p>
        <p className="hero-total">
          <Money parts={parts('12,840.20')} size="hero" />
        </p>
        <div className="hero-actions">
          <a className="hero-action hero-action-primary" href="#pay">
            {copy.pay}
          </a>
          <a className="hero-action" href="#more">
            {copy.more}
          </a>
        </div>
      </section>
      <section className="panel-face" aria-label={copy.pending}>
        <p className="section-face">
          {copy.pending} <span className="badge-face">{COUNT}</span>
        </p>
        <p className="text-muted">{copy.nothingText}</p>
        <a className={buttonClass('primary', 'small')} href="#panel">
          {copy.continue}
        </a>
      </section>
    </div>
  );
}

/** The drawing at sign-in and over an empty place. */
export function ArtSection() {
  return (
    <div className="wb-stack">
      <div className="wb-art wb-entry">
        <BrandArt place="entry" />
      </div>
      <span className="art-frame">
        <BrandArt place="empty" />
        <span className="state-icon">
          <Receipt aria-hidden="true" className="size-6" />
        </span>
      </span>
    </div>
  );
}

/** Colour roles, the eight categories, and the sizes of type. */
export function TokensSection({ copy }: SectionProps) {
  return (
    <div className="wb-stack">
      <ul className="wb-inline">
        {ROLES.map((role) => (
          <li key={role} className="wb-swatch" data-role={role}>
            <span className="wb-name">{role}</span>
          </li>
        ))}
      </ul>
      <div className="wb-inline">
        {CATEGORIES.map((category, at) => (
          <span key={category} aria-hidden="true" className={`token token-${category}`}>
            {category === 'people' ? INITIALS : at % 2 === 0 ? <House /> : <Plane />}
          </span>
        ))}
      </div>
      <div>
        {['text-xs', 'text-sm', 'text-base', 'text-lg', 'text-xl'].map((size) => (
          <p key={size} className={`heading-face ${size}`}>
            {copy.nothing}
          </p>
        ))}
      </div>
    </div>
  );
}
