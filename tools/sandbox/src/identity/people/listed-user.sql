-- R0.182: a person of a company whose address a user holds is that user from then on, also when the address has another holder later.
CREATE OR REPLACE FUNCTION person_is_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.user_id := (SELECT u.id FROM app_user u WHERE u.email = NEW.email);
  RETURN NEW;
END;
$$;

CREATE OR REPLACE TRIGGER person_is_user BEFORE INSERT OR UPDATE OF email ON company_person
  FOR EACH ROW EXECUTE FUNCTION person_is_user();
