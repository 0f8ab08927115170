/** Of `PRAGMA user_version`. */
export const SCHEMA_VERSION = 3;
/** Of `PRAGMA application_id`: "name". */
export const APPLICATION_ID = 0x6e616d65;

/**
 * The ledger is the truth: a row for whatever changes a balance, never changed and never deleted. `balance` and `open_reservation` are sums of it that triggers
 * keep, so that no statement can change one without the other; a balance below zero is refused by the table itself.
 *
 * A reservation is a row that takes its whole amount; the row that closes it (`settle`, `refund`) gives back what was not used.
 */
export const SCHEMA = `
CREATE TABLE account (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  key_hash TEXT NOT NULL UNIQUE,
  limits TEXT NOT NULL,
  created_ms INTEGER NOT NULL,
  expires_ms INTEGER,
  revoked_ms INTEGER
) STRICT;

CREATE TABLE ledger (
  entry INTEGER PRIMARY KEY AUTOINCREMENT,
  account TEXT NOT NULL REFERENCES account (id),
  at_ms INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('credit', 'charge', 'reserve', 'settle', 'refund')),
  amount INTEGER NOT NULL,
  what TEXT NOT NULL,
  reservation INTEGER UNIQUE REFERENCES ledger (entry),
  CHECK ((kind IN ('settle', 'refund')) = (reservation IS NOT NULL)),
  CHECK (CASE WHEN kind IN ('charge', 'reserve') THEN amount <= 0 ELSE amount >= 0 END)
) STRICT;
CREATE INDEX ledger_account ON ledger (account, entry);

CREATE TABLE balance (account TEXT PRIMARY KEY REFERENCES account (id), amount INTEGER NOT NULL CHECK (amount >= 0)) STRICT;
CREATE TABLE open_reservation (entry INTEGER PRIMARY KEY REFERENCES ledger (entry)) STRICT;
CREATE TABLE idempotency (account TEXT NOT NULL, key TEXT NOT NULL, entry INTEGER NOT NULL REFERENCES ledger (entry), PRIMARY KEY (account, key)) STRICT, WITHOUT ROWID;

CREATE TRIGGER account_balance AFTER INSERT ON account BEGIN
  INSERT INTO balance VALUES (NEW.id, 0);
END;
CREATE TRIGGER ledger_sums AFTER INSERT ON ledger BEGIN
  UPDATE balance SET amount = amount + NEW.amount WHERE account = NEW.account;
  INSERT INTO open_reservation SELECT NEW.entry WHERE NEW.kind = 'reserve';
  DELETE FROM open_reservation WHERE entry = NEW.reservation;
END;
CREATE TRIGGER ledger_never_changed BEFORE UPDATE ON ledger BEGIN
  SELECT RAISE(ABORT, 'the ledger is never changed');
END;
CREATE TRIGGER ledger_never_deleted BEFORE DELETE ON ledger BEGIN
  SELECT RAISE(ABORT, 'the ledger is never changed');
END;
PRAGMA application_id = ${APPLICATION_ID};
PRAGMA user_version = 1;
`;

/**
 * Payments of strangers, one row for each authorization that was shown. What identifies it and what it pays for (`request`) never changes; a payment that somebody
 * vouched for is kept for ever, and whether its money came is written once.
 *
 * `asked`: settlement may have been asked for, with an answer that nobody knows. `terms`: what it is asked with, until the answer is known. `run`: what became of
 * the job that a settled payment pays.
 */
const PAYMENTS = `
CREATE TABLE payment (
  network TEXT NOT NULL,
  asset TEXT NOT NULL,
  payer TEXT NOT NULL,
  nonce TEXT NOT NULL,
  request TEXT NOT NULL,
  signed TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  state TEXT NOT NULL CHECK (state IN ('seen', 'verified', 'settled', 'failed')),
  asked INTEGER NOT NULL DEFAULT 0 CHECK (asked IN (0, 1)),
  terms TEXT,
  tx TEXT,
  reason TEXT,
  run TEXT CHECK (run IN ('owed', 'begun', 'answered')),
  runs INTEGER NOT NULL DEFAULT 0,
  seen_ms INTEGER NOT NULL,
  changed_ms INTEGER NOT NULL,
  PRIMARY KEY (network, asset, payer, nonce),
  CHECK ((state = 'settled') = (tx IS NOT NULL)),
  CHECK ((state = 'settled') = (run IS NOT NULL)),
  CHECK (state <> 'verified' OR terms IS NOT NULL)
) STRICT, WITHOUT ROWID;
CREATE INDEX payment_open ON payment (state) WHERE state IN ('seen', 'verified');
CREATE INDEX payment_run ON payment (run) WHERE run IN ('owed', 'begun');

CREATE TRIGGER payment_kept BEFORE DELETE ON payment WHEN OLD.state <> 'seen' BEGIN
  SELECT RAISE(ABORT, 'a verified payment is kept');
END;
CREATE TRIGGER payment_bound BEFORE UPDATE ON payment
WHEN (OLD.state IN ('settled', 'failed') AND NEW.state <> OLD.state) OR OLD.tx <> NEW.tx OR OLD.run = 'answered' AND NEW.run <> OLD.run
  OR (OLD.network, OLD.asset, OLD.payer, OLD.nonce, OLD.request, OLD.signed, OLD.amount)
    IS NOT (NEW.network, NEW.asset, NEW.payer, NEW.nonce, NEW.request, NEW.signed, NEW.amount) BEGIN
  SELECT RAISE(ABORT, 'a payment is for one request, and settled once');
END;
`;

/** `request`: a hash of what a key was first used for; `answer`: what came of it, gzip in base64, for a while. */
const ANSWERS = `
ALTER TABLE idempotency ADD COLUMN request TEXT NOT NULL DEFAULT '';
ALTER TABLE idempotency ADD COLUMN answer TEXT;
ALTER TABLE idempotency ADD COLUMN answered_ms INTEGER;
CREATE INDEX idempotency_answered ON idempotency (answered_ms) WHERE answered_ms IS NOT NULL;
`;

/** What makes a database of version 1, 2, … one of the next. */
export const MIGRATIONS: readonly string[] = [PAYMENTS, ANSWERS];
