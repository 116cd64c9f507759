DELETE FROM audit_events WHERE kind = 'actions';
ALTER TABLE audit_events DROP CONSTRAINT audit_events_kind_known;
ALTER TABLE audit_events ADD CONSTRAINT audit_events_kind_known CHECK (kind IN (
    'registration', 'simulation', 'import', 'figures', 'goal', 'classes', 'questions', 'pupils', 'staff', 'password',
    'sign_in', 'sign_in_failed', 'sign_out', 'denied'));
DROP INDEX audit_events_shown;
CREATE INDEX audit_events_shown ON audit_events (school_id, at DESC, id DESC)
    WHERE kind IN ('registration', 'simulation', 'import', 'figures', 'goal', 'classes');

DELETE FROM quotas WHERE name IN ('strategic_actions', 'action_milestones', 'action_updates');
DROP TABLE action_updates, action_milestones, strategic_actions;
