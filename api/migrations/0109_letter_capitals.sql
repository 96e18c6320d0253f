-- In English, the first sentence after the greeting begins with a capital. Texts that staff have begun otherwise stay.
UPDATE letter_templates SET text = replace(text, E'\n\nthank you for ', E'\n\nThank you for ')
WHERE text LIKE E'Dear {name},\n\nthank you for your interest in {work}.%'
	OR text LIKE E'Dear {name},\n\nthank you for writing to us about {work}.%';
