ALTER TABLE audit_events DROP CONSTRAINT audit_events_kind_known;
DELETE FROM audit_events WHERE kind = 'pupils';
ALTER TABLE audit_events ADD CONSTRAINT audit_events_kind_known CHECK (kind IN (
    'registration', 'simulation', 'import', 'figures', 'goal', 'classes', 'staff', 'password', 'sign_in',
    'sign_in_failed', 'sign_out', 'denied'));

ALTER TABLE schools DROP COLUMN code;
DROP FUNCTION draw_school_code;

REVOKE SELECT (class_id) ON students FROM ideb_gate;
REVOKE SELECT (school_id, id, year) ON classes FROM ideb_gate;
DROP POLICY gate ON classes;
REVOKE UPDATE (password_hash, must_change) ON people FROM ideb_gate;
DROP POLICY gate_first_use ON people;

DELETE FROM quotas WHERE name IN ('pupil_imports', 'class_moves', 'student_performance', 'issued_passwords');
DROP TABLE issued_passwords, student_performance, class_moves;
DROP INDEX audit_events_by_actor, audit_events_about;
UPDATE quotas SET most = 10500 WHERE name = 'people';
REVOKE INSERT (must_change) ON people FROM ideb_tenant;
REVOKE DELETE ON known_devices, notification_reads FROM ideb_tenant;
REVOKE UPDATE (name), DELETE ON logins FROM ideb_tenant;
REVOKE INSERT (id, student_id, name, email, birth_date, guardian_name, guardian_phone, class_id, created_at, import_id),
    UPDATE (student_id, name, email, birth_date, guardian_name, guardian_phone, class_id, changed_at), DELETE
    ON students FROM ideb_tenant;
REVOKE SELECT (created_at) ON students FROM ideb_tenant;
ALTER TABLE students
    DROP COLUMN changed_at,
    DROP COLUMN import_id,
    DROP COLUMN guardian_phone,
    DROP COLUMN guardian_name,
    DROP COLUMN birth_date,
    DROP COLUMN email;
DROP TABLE pupil_imports;

-- Who has no password cannot sign in before this either.
UPDATE people SET password_hash = '' WHERE password_hash IS NULL;
ALTER TABLE people DROP CONSTRAINT people_password_of_staff, ALTER password_hash SET NOT NULL;
