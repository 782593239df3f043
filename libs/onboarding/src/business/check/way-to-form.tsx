import { Link } from 'react-router-dom';
import type { WayTo } from '../../apply/refused-fields';
import { toForm } from '../to-form';
import { placeOf } from './place-of';

/** The bank's sentence as the way to the form that asks the field. */
export const wayToForm: WayTo = (field, sentence) => {
  const place = placeOf(field);
  return (
    place && (
      <Link to={toForm(place.form, place.to)} className="way-back">
        {sentence}
      </Link>
    )
  );
};
