-- What is late rings by the deeds that made it so, and no others: `since` is the end's alone from now on.

-- Who brought an action to its status (NULL: who made it), who first brought it under way, and when (NULL: it was made so, or never was),
-- and when it last ceased to be under way (NULL: it never did).
ALTER TABLE strategic_actions
    ADD COLUMN status_by bigint,
    ADD COLUMN begun_at timestamptz,
    ADD COLUMN begun_by bigint,
    ADD COLUMN rested_at timestamptz;
UPDATE strategic_actions SET status_by = since_by, since_at = NULL, since_by = NULL WHERE since_at = status_since;
UPDATE strategic_actions SET begun_at = status_since, begun_by = coalesce(status_by, created_by)
    WHERE status = 'ativo' AND status_since > created_at;
UPDATE strategic_actions SET rested_at = status_since WHERE status NOT IN ('ativo', 'planejada');
ALTER TABLE strategic_actions
    ADD CONSTRAINT strategic_actions_begun CHECK ((begun_at IS NULL) = (begun_by IS NULL)),
    ADD CONSTRAINT strategic_actions_status_by_fkey FOREIGN KEY (school_id, status_by) REFERENCES users (school_id, id),
    ADD CONSTRAINT strategic_actions_begun_by_fkey FOREIGN KEY (school_id, begun_by) REFERENCES users (school_id, id);
GRANT UPDATE (status_by, begun_at, begun_by, rested_at) ON strategic_actions TO ideb_tenant;

-- One more with each change of what is said of it: whoever changes what somebody else has changed meanwhile is told.
ALTER TABLE action_milestones
    ADD COLUMN version integer NOT NULL DEFAULT 1 CONSTRAINT action_milestones_version_positive CHECK (version > 0),
    ADD COLUMN edited_by bigint,
    ADD COLUMN edited_at timestamptz;
ALTER TABLE action_milestones
    ADD CONSTRAINT action_milestones_edited CHECK ((edited_by IS NULL) = (edited_at IS NULL)),
    ADD CONSTRAINT action_milestones_edited_by_fkey FOREIGN KEY (school_id, edited_by) REFERENCES users (school_id, id);
GRANT UPDATE (version, edited_by, edited_at) ON action_milestones TO ideb_tenant;

-- 100 an action, and so many of a school in all.
UPDATE quotas SET most = 5000, bounded_by = NULL WHERE name = 'action_milestones';
CREATE TRIGGER within_quota AFTER INSERT ON action_milestones REFERENCING NEW TABLE AS added FOR EACH STATEMENT
    WHEN (current_user IN ('ideb_tenant', 'ideb_gate')) EXECUTE FUNCTION within_quota();
