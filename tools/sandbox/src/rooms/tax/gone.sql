-- R0.114: a fact that speaks for the United States is remembered when it goes, so that deleting it before a signature changes nothing.
-- Of a phone the first three digits are kept, which say whether it is one of the States. After DELETE every field of NEW is null.
CREATE OR REPLACE FUNCTION tax_fact_goes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  newest int := (SELECT coalesce(max(id), 0) FROM tax_certification);
BEGIN
  IF TG_TABLE_NAME = 'address' THEN
    IF OLD.country_code = 'US' AND NEW.country_code IS DISTINCT FROM 'US' THEN
      INSERT INTO tax_gone_fact (customer_id, fact, country, since) VALUES (OLD.customer_id, 'address', 'US', newest);
    END IF;
  ELSIF TG_TABLE_NAME = 'phone' THEN
    IF OLD.country_code = '1' AND (NEW.country_code, NEW.number) IS DISTINCT FROM (OLD.country_code, OLD.number) THEN
      INSERT INTO tax_gone_fact (user_id, fact, country, number, since)
      VALUES (OLD.user_id, 'phone', '1', left(OLD.number, 3), newest);
    END IF;
  ELSE
    IF OLD.citizenship_country = 'US' AND NEW.citizenship_country IS DISTINCT FROM 'US' THEN
      INSERT INTO tax_gone_fact (customer_id, fact, country, since) VALUES (OLD.customer_id, 'citizenship', 'US', newest);
    END IF;
    IF OLD.birth_country = 'US' AND NEW.birth_country IS DISTINCT FROM 'US' THEN
      INSERT INTO tax_gone_fact (customer_id, fact, country, since) VALUES (OLD.customer_id, 'birth', 'US', newest);
    END IF;
  END IF;
  RETURN NULL;
END;
$$;

CREATE OR REPLACE TRIGGER tax_address_goes AFTER DELETE OR UPDATE OF country_code ON address
  FOR EACH ROW EXECUTE FUNCTION tax_fact_goes();
CREATE OR REPLACE TRIGGER tax_phone_goes AFTER DELETE OR UPDATE OF country_code, number ON phone
  FOR EACH ROW EXECUTE FUNCTION tax_fact_goes();
CREATE OR REPLACE TRIGGER tax_profile_goes AFTER DELETE OR UPDATE OF citizenship_country, birth_country ON person_profile
  FOR EACH ROW EXECUTE FUNCTION tax_fact_goes();
