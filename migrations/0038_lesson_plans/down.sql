DROP INDEX audit_events_notifying;
CREATE INDEX audit_events_notifying ON audit_events (school_id, at DESC, id DESC)
    WHERE kind IN ('import', 'figures', 'goal');
DELETE FROM audit_events WHERE kind IN ('plans', 'plan_sent', 'plan_judged');
ALTER TABLE audit_events DROP CONSTRAINT audit_events_kind_known;
ALTER TABLE audit_events ADD CONSTRAINT audit_events_kind_known CHECK (kind IN (
    'registration', 'simulation', 'import', 'figures', 'goal', 'classes', 'actions', 'questions', 'pupils', 'staff',
    'password', 'sign_in', 'sign_in_failed', 'sign_out', 'denied'));

DELETE FROM quotas WHERE name IN ('lesson_plans', 'lesson_plan_questions');
DROP TABLE lesson_plan_questions, lesson_plans;
