-- Simulations have names, and are removed by those who saved them. The default is for servers of the version before, which go on
-- while the new ones start.
ALTER TABLE simulations
    ADD name text NOT NULL DEFAULT 'Simulação'
        CONSTRAINT simulations_name_length CHECK (char_length(name) BETWEEN 1 AND 60),
    -- Nobody sees it any more; whoever removed it may still have it back, until they remove another.
    ADD removed boolean NOT NULL DEFAULT false;

-- By the day on which they were saved, as the school's state counts days.
UPDATE simulations s SET name = 'Simulação de ' || to_char((s.created_at AT TIME ZONE 'UTC') - make_interval(hours =>
    CASE WHEN o.state = 'AC' THEN 5 WHEN o.state IN ('AM', 'MT', 'MS', 'RO', 'RR') THEN 4 ELSE 3 END), 'DD/MM')
FROM schools o WHERE o.id = s.school_id;

CREATE INDEX simulations_removed ON simulations (school_id, user_id) WHERE removed;
CREATE POLICY removed_go ON simulations AS RESTRICTIVE FOR DELETE TO ideb_tenant USING (removed);
GRANT INSERT (name), UPDATE (name, removed), DELETE ON simulations TO ideb_tenant;
