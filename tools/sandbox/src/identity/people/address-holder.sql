-- R0.180: an address has one holder: a user, or the customer whose own user it is. Addresses to log in with and confirmed addresses of customers
-- are counted together, at every door, and in two transactions at once, too.
CREATE OR REPLACE FUNCTION address_hold(p_email text, p_holder text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  held text;
BEGIN
  INSERT INTO address_holder (email, holder) VALUES (p_email, p_holder)
  ON CONFLICT (email) DO UPDATE SET email = excluded.email RETURNING holder INTO held;
  IF held <> p_holder THEN
    RAISE unique_violation USING CONSTRAINT = 'address_holder_pkey', MESSAGE = 'the address has another holder';
  END IF;
END;
$$;

CREATE OR REPLACE FUNCTION address_release(p_email text) RETURNS void LANGUAGE sql AS $$
  DELETE FROM address_holder h WHERE h.email = p_email
     AND NOT EXISTS (SELECT FROM app_user u WHERE u.email = h.email)
     AND NOT EXISTS (SELECT FROM email_address e WHERE e.email = h.email AND e.is_confirmed);
$$;

CREATE OR REPLACE FUNCTION user_holds_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.email = OLD.email THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM address_release(OLD.email);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM address_hold(NEW.email, coalesce('customer ' || NEW.customer_id, 'user ' || NEW.id));
  END IF;
  RETURN NULL;
END;
$$;

CREATE OR REPLACE FUNCTION customer_holds_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.email, NEW.is_confirmed) = (OLD.email, OLD.is_confirmed) THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' AND OLD.is_confirmed THEN
    PERFORM address_release(OLD.email);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.is_confirmed THEN
    PERFORM address_hold(NEW.email, 'customer ' || NEW.customer_id);
  END IF;
  RETURN NULL;
END;
$$;

CREATE OR REPLACE TRIGGER user_holds_address AFTER INSERT OR DELETE OR UPDATE OF email ON app_user
  FOR EACH ROW EXECUTE FUNCTION user_holds_address();
CREATE OR REPLACE TRIGGER customer_holds_address AFTER INSERT OR DELETE OR UPDATE OF email, is_confirmed ON email_address
  FOR EACH ROW EXECUTE FUNCTION customer_holds_address();
