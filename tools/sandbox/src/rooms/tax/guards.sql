-- R0.113: what was signed is never changed. R0.92: it goes when the time is over for which the papers of a customer who left are kept.
CREATE OR REPLACE FUNCTION tax_certification_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (
    SELECT FROM customer c WHERE c.id::text = current_setting('bank.forgets', true) AND c.left_at IS NOT NULL)
  THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'a tax certification is never changed';
END;
$$;

CREATE OR REPLACE TRIGGER tax_certification_stays BEFORE UPDATE OR DELETE ON tax_certification
  FOR EACH ROW EXECUTE FUNCTION tax_certification_stays();
CREATE OR REPLACE TRIGGER tax_certification_country_stays BEFORE UPDATE OR DELETE ON tax_certification_country
  FOR EACH ROW EXECUTE FUNCTION tax_certification_stays();
CREATE OR REPLACE TRIGGER tax_certificate_stays BEFORE UPDATE OR DELETE ON tax_certificate
  FOR EACH ROW EXECUTE FUNCTION tax_certification_stays();
CREATE OR REPLACE TRIGGER tax_decision_stays BEFORE UPDATE OR DELETE ON tax_decision
  FOR EACH ROW EXECUTE FUNCTION tax_certification_stays();
