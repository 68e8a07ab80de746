-- Trigrams carry the toolkit's "contains the text" search.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
