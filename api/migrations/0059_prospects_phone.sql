-- Somebody who first booked and later wrote has a phone number.
CREATE OR REPLACE FUNCTION save_prospect() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	sent jsonb := to_jsonb(NEW);
BEGIN
	INSERT INTO people (name, email, phone, created_at) VALUES (
		coalesce(nullif(trim(coalesce(sent ->> 'fullname', sent ->> 'name', concat_ws(' ', sent ->> 'firstname', sent ->> 'lastname'))), ''), NEW.email),
		NEW.email, coalesce(sent ->> 'mobile', sent ->> 'phone', ''), NEW.created_at
	) ON CONFLICT (lower(email)) DO UPDATE SET phone = excluded.phone
		WHERE people.user_id IS NULL AND people.phone = '' AND excluded.phone <> '';
	RETURN NULL;
END $$;
