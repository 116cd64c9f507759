-- What is late rings the bell, and who answers for a school reads its audit trail.

-- Since when an open milestone has its day, and by whom; NULL: since the action was made.
ALTER TABLE action_milestones ADD COLUMN since_at timestamptz, ADD COLUMN since_by bigint;
ALTER TABLE action_milestones
    ADD CONSTRAINT action_milestones_since CHECK ((since_at IS NULL) = (since_by IS NULL)),
    ADD CONSTRAINT action_milestones_since_by_fkey FOREIGN KEY (school_id, since_by) REFERENCES users (school_id, id);
GRANT INSERT (since_at, since_by), UPDATE (since_at, since_by) ON action_milestones TO ideb_tenant;
CREATE INDEX action_milestones_open ON action_milestones (school_id, due_date, id) WHERE completed_at IS NULL;

-- Since when an action has its status and its end, and by whom; NULL: since it was made.
ALTER TABLE strategic_actions ADD COLUMN since_at timestamptz, ADD COLUMN since_by bigint;
ALTER TABLE strategic_actions
    ADD CONSTRAINT strategic_actions_since CHECK ((since_at IS NULL) = (since_by IS NULL)),
    ADD CONSTRAINT strategic_actions_since_by_fkey FOREIGN KEY (school_id, since_by) REFERENCES users (school_id, id);
GRANT UPDATE (since_at, since_by) ON strategic_actions TO ideb_tenant;
CREATE INDEX strategic_actions_under_way ON strategic_actions (school_id, end_date, id) WHERE status = 'ativo';

-- Notices that were read one by one; whoever reads all of them has none.
CREATE TABLE notification_marks (
    school_id bigint NOT NULL REFERENCES schools (id),
    person_id bigint NOT NULL,
    -- By which a notice is known again: 'm12:overdue'.
    key text NOT NULL CONSTRAINT notification_marks_key_length CHECK (char_length(key) BETWEEN 2 AND 40),
    read_at timestamptz NOT NULL,
    PRIMARY KEY (school_id, person_id, key),
    CONSTRAINT notification_marks_person_fkey FOREIGN KEY (school_id, person_id) REFERENCES users (school_id, id)
);
CALL tenant_table('notification_marks', NULL, '500 a person, the oldest go');
GRANT SELECT, INSERT (person_id, key, read_at), UPDATE (read_at), DELETE ON notification_marks TO ideb_tenant;

-- What somebody was not let do, of one school: the gate's index is of all.
CREATE INDEX audit_events_refused ON audit_events (school_id, at DESC, id DESC) WHERE kind IN ('denied', 'sign_in_failed');
