-- Texts of other languages get their stems: fillSearch prepares these characters again.
UPDATE "character" SET "folded_name" = NULL WHERE lower(split_part("language", '-', 1)) <> 'en';
