ALTER TABLE "artworks" ADD COLUMN "stage" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "publish_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "artworks" SET "stage" = 'archived' WHERE "archived_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "artworks_scheduled_by_time" ON "artworks" USING btree ("publish_at") WHERE "artworks"."publish_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_stage" CHECK ("artworks"."stage" IN ('draft', 'scheduled', 'published', 'archived'));--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_published" CHECK (("artworks"."stage" = 'published') = ("artworks"."archived_at" IS NULL));--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_scheduled" CHECK (("artworks"."stage" = 'scheduled') = ("artworks"."publish_at" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_unpublished_unsold" CHECK ("artworks"."stage" IN ('published', 'archived') OR "artworks"."availability" = 'available');
--> statement-breakpoint
-- Keeps the stage and the time since when the public does not see a work together, also for writers that know one of
-- them. Only a new work is a draft or scheduled: what the public saw once is archived.
CREATE FUNCTION set_work_stage() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		IF NEW.stage = 'published' AND NEW.archived_at IS NOT NULL THEN
			NEW.stage := 'archived';
		ELSIF NEW.stage <> 'published' THEN
			NEW.archived_at := coalesce(NEW.archived_at, now());
		END IF;
	ELSIF NEW.stage = OLD.stage AND (NEW.archived_at IS NULL) <> (OLD.archived_at IS NULL) THEN
		NEW.stage := CASE WHEN NEW.archived_at IS NULL THEN 'published' ELSE 'archived' END;
	ELSIF NEW.stage <> OLD.stage THEN
		IF OLD.stage IN ('published', 'archived') AND NEW.stage IN ('draft', 'scheduled') THEN
			RAISE EXCEPTION 'work % was published before', NEW.id USING ERRCODE = 'check_violation';
		END IF;
		NEW.archived_at := CASE WHEN NEW.stage = 'published' THEN NULL ELSE coalesce(NEW.archived_at, now()) END;
	END IF;
	IF NEW.stage <> 'scheduled' THEN
		NEW.publish_at := NULL;
	END IF;
	-- A work is new on the day that the public first sees it.
	IF TG_OP = 'UPDATE' AND OLD.stage IN ('draft', 'scheduled') AND NEW.stage = 'published' THEN
		NEW.created_at := now();
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER artworks_staged BEFORE INSERT OR UPDATE ON artworks
	FOR EACH ROW EXECUTE FUNCTION set_work_stage();
