CREATE TABLE announcement (
  id int PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  -- Null: to everybody.
  user_id int REFERENCES app_user (id),
  published_at timestamptz NOT NULL,
  with_confirmation boolean NOT NULL DEFAULT false,
  is_obligatory boolean NOT NULL DEFAULT false,
  -- By language: {title, summary, html}. English is always there and stands in for the others.
  words jsonb NOT NULL CHECK (words ? 'en'),
  CHECK (with_confirmation OR NOT is_obligatory)
);
CREATE INDEX announcement_newest ON announcement (published_at DESC, id DESC);
CREATE TABLE announcement_reader (
  announcement_id int NOT NULL REFERENCES announcement (id),
  user_id int NOT NULL REFERENCES app_user (id),
  read_at timestamptz NOT NULL,
  choice text CHECK (choice IN ('accept', 'decline')),
  chosen_at timestamptz CHECK ((chosen_at IS NULL) = (choice IS NULL)),
  PRIMARY KEY (announcement_id, user_id)
);
