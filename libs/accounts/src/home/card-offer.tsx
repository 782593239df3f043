import { Text } from '@bank/i18n';
import { paths } from '@bank/paths';
import { useCustomer } from '@bank/session/calls';
import { BrandArt } from '@bank/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';

/** The first card, in the brand's own drawing, for a customer without one. */
export function CardOffer() {
  const heading = useId();
  const { may } = useCustomer();
  return (
    <section className="panel-face" aria-labelledby={heading}>
      <span aria-hidden="true" className="home-card home-card-large">
        <BrandArt place="card" />
      </span>
      <h2 id={heading} className="section-face">
        <Text id="accounts.start.card" />
      </h2>
      <p className="text-muted mt-1 text-sm">
        <Text id={may.orderCards ? 'accounts.homeCards.orderNote' : 'accounts.start.cardNote'} />
      </p>
      <Link to={may.orderCards ? paths.addCard.to() : paths.cards.to()} className="link mt-3 inline-block">
        <Text id={may.orderCards ? 'accounts.homeCards.order' : 'accounts.start.cardSee'} />
      </Link>
    </section>
  );
}
