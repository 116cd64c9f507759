-- The ninth migration's schema has one place for what is invented and what INEP published.
ALTER TABLE demonstration.reference_files DROP COLUMN outdated;
ALTER TABLE reference_files DROP COLUMN outdated;
INSERT INTO reference_schools SELECT * FROM demonstration.reference_schools ON CONFLICT DO NOTHING;
INSERT INTO reference_school_results SELECT * FROM demonstration.reference_school_results ON CONFLICT DO NOTHING;
INSERT INTO reference_area_results SELECT * FROM demonstration.reference_area_results ON CONFLICT DO NOTHING;
INSERT INTO reference_files SELECT * FROM demonstration.reference_files ON CONFLICT DO NOTHING;
DROP SCHEMA demonstration CASCADE;
DROP TABLE reference_coverage;

-- There a school has one network: its newest.
ALTER TABLE reference_schools DROP COLUMN named_in, DROP COLUMN placed_in,
    ADD network text CONSTRAINT reference_schools_network_known CHECK (
        network IN ('federal', 'estadual', 'municipal', 'privada', 'publica', 'total'));
UPDATE reference_schools s SET network = newest.network
    FROM (SELECT DISTINCT ON (inep_code) inep_code, network FROM reference_school_results
          WHERE network IS NOT NULL ORDER BY inep_code, year DESC, stage) newest
    WHERE newest.inep_code = s.inep_code;
ALTER TABLE reference_school_results DROP COLUMN network, DROP COLUMN told_in;
