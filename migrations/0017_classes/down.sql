DROP INDEX audit_events_shown;
CREATE INDEX audit_events_shown ON audit_events (school_id, at DESC, id DESC)
    WHERE kind IN ('registration', 'simulation', 'import', 'figures', 'goal');
DELETE FROM audit_events WHERE kind = 'classes';
ALTER TABLE audit_events DROP CONSTRAINT audit_events_kind_known;
ALTER TABLE audit_events ADD CONSTRAINT audit_events_kind_known CHECK (kind IN (
    'registration', 'simulation', 'import', 'figures', 'goal', 'password', 'sign_in', 'sign_in_failed',
    'sign_out', 'denied'));

DROP TRIGGER count_pupils_active ON people;
DROP TRIGGER count_pupils_out ON students;
DROP TRIGGER count_pupils_moved ON students;
DROP TRIGGER count_pupils_in ON students;
DROP FUNCTION count_pupils;
ALTER TABLE students DROP COLUMN class_id;
DROP TABLE classes, subjects, school_years;
DELETE FROM quotas WHERE name IN ('classes', 'subjects', 'school_years');
