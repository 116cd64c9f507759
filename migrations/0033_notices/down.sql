DROP INDEX audit_events_refused;

DELETE FROM quotas WHERE name = 'notification_marks';
DROP TABLE notification_marks;

DROP INDEX strategic_actions_under_way, action_milestones_open;
ALTER TABLE strategic_actions DROP COLUMN since_at, DROP COLUMN since_by;
ALTER TABLE action_milestones DROP COLUMN since_at, DROP COLUMN since_by;
