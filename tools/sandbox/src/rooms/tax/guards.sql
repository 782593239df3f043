-- R0.113: what was signed is never changed.
CREATE OR REPLACE FUNCTION tax_certification_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
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
