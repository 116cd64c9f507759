DROP TRIGGER within_quota ON action_milestones;
UPDATE quotas SET most = NULL, bounded_by = '100 an action' WHERE name = 'action_milestones';

ALTER TABLE action_milestones DROP COLUMN version, DROP COLUMN edited_by, DROP COLUMN edited_at;

UPDATE strategic_actions SET since_at = status_since, since_by = status_by
    WHERE status_by IS NOT NULL AND (since_at IS NULL OR since_at < status_since);
ALTER TABLE strategic_actions DROP COLUMN status_by, DROP COLUMN begun_at, DROP COLUMN begun_by, DROP COLUMN rested_at;
