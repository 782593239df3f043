import { useNavigate } from 'react-router-dom';
import { hand } from '../flow/handed';
import type { Lead } from './leads';

/** Goes to where a payment goes on; what is known for it is handed over in the page's memory. */
export function useLead(): (lead: Lead) => void {
  const navigate = useNavigate();
  return ({ to, filled }) => {
    if (filled) hand(filled.form, filled.values);
    void navigate(to);
  };
}
