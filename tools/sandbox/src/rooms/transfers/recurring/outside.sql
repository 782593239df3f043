-- Standing orders to payees outside of the bank. Where they go to is said by the payment that approved them.
ALTER TABLE subscription DROP CONSTRAINT subscription_kind_check;
ALTER TABLE subscription ADD CONSTRAINT subscription_kind_check CHECK (kind IN ('P2P', 'OwnTransfer', 'External'));
