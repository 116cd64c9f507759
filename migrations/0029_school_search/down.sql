ALTER TABLE demonstration.reference_schools
    DROP COLUMN words,
    DROP COLUMN name_words;
ALTER TABLE reference_schools
    DROP COLUMN words,
    DROP COLUMN name_words;
