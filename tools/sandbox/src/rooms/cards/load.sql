-- A card may be over by the time that a load of it is approved. The money arrives as it was agreed, and a job passes it on to where the
-- money of a card that is over goes (R2.7.33). The load has locked the card's account: a card that is over later takes it along itself.
CREATE FUNCTION card_load_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job (id, kind, payload, due_at)
  SELECT NEW.id || '-forward', 'forwardCardMoney', jsonb_build_object('cardId', a.id::text), NEW.released_at
  FROM account a WHERE a.id = NEW.to_account AND a.status IN (4, 11);
  RETURN NULL;
END $$;
CREATE TRIGGER card_load_follow AFTER INSERT OR UPDATE OF status ON payment FOR EACH ROW
  WHEN (NEW.kind = 'CardLoad' AND NEW.status = 'posted') EXECUTE FUNCTION card_load_follow();
