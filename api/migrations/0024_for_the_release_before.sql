-- Processes of the release before 0022 and 0023 still use the earlier names during a rolling update (decision 027). A later release drops them.
ALTER TABLE "payments" ADD COLUMN "said" text;
--> statement-breakpoint
UPDATE "payments" SET "said" = "provider_status" WHERE "provider_status" IS NOT NULL;
--> statement-breakpoint
CREATE FUNCTION sync_provider_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		NEW.provider_status := coalesce(NEW.provider_status, NEW.said);
	ELSIF NEW.provider_status IS NOT DISTINCT FROM OLD.provider_status THEN
		NEW.provider_status := NEW.said;
	END IF;
	NEW.said := NEW.provider_status;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_provider_status BEFORE INSERT OR UPDATE OF "said", "provider_status" ON "payments"
	FOR EACH ROW EXECUTE FUNCTION sync_provider_status();
--> statement-breakpoint
-- In SQL, so that the planner sees through them to the index.
CREATE FUNCTION fold_words(words text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT public.normalize_words(words) $$;
--> statement-breakpoint
CREATE FUNCTION folded(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT public.normalize_text(words) $$;
--> statement-breakpoint
CREATE FUNCTION searched(words tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT public.search_vector(words) $$;
--> statement-breakpoint
CREATE FUNCTION alike_words(typed text) RETURNS SETOF text LANGUAGE sql STABLE AS $$ SELECT public.similar_words(typed) $$;
