-- Schools are found by the words of their name, city, state and code: folded by the program, which tells here what it made of
-- them. NULL until it has, and again where name or city changed.
DO $$
DECLARE
    world text;
BEGIN
    FOREACH world IN ARRAY ARRAY['public', 'demonstration'] LOOP
        EXECUTE format($table$
            ALTER TABLE %1$I.reference_schools
                ADD name_words text CONSTRAINT reference_schools_name_words_plain
                    CHECK (name_words ~ '^([a-z0-9]{1,60}( [a-z0-9]{1,60})*)?$'),
                ADD words text CONSTRAINT reference_schools_words_plain
                    CHECK (words ~ '^([a-z0-9]{1,60}( [a-z0-9]{1,60})*)?$'),
                ADD CONSTRAINT reference_schools_words_told CHECK ((name_words IS NULL) = (words IS NULL));
            -- No list of what is still to be sorted in: a search would read it from end to end.
            CREATE INDEX reference_schools_by_name_words ON %1$I.reference_schools
                USING gin (array_to_tsvector(string_to_array(name_words, ' '))) WITH (fastupdate = off);
            CREATE INDEX reference_schools_by_words ON %1$I.reference_schools
                USING gin (array_to_tsvector(string_to_array(words, ' '))) WITH (fastupdate = off);
            CREATE INDEX reference_schools_untold ON %1$I.reference_schools (inep_code) WHERE words IS NULL;
        $table$, world);
    END LOOP;
END
$$;
