-- Keeps topics.post_count true whoever writes to posts. Renaming a topic carries its posts along by foreign key, and the
-- renamed row keeps its count, so nothing is counted then: a post has moved only if the topic it left is still there.
CREATE FUNCTION count_posts_by_topic() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE topics SET post_count = post_count - 1 WHERE name = OLD.topic;
    IF NOT FOUND THEN RETURN NULL; END IF;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE topics SET post_count = post_count + 1 WHERE name = NEW.topic;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER posts_count_inserts_and_deletes AFTER INSERT OR DELETE ON posts
  FOR EACH ROW EXECUTE FUNCTION count_posts_by_topic();
--> statement-breakpoint
CREATE TRIGGER posts_count_moves AFTER UPDATE OF topic ON posts
  FOR EACH ROW WHEN (OLD.topic IS DISTINCT FROM NEW.topic) EXECUTE FUNCTION count_posts_by_topic();
