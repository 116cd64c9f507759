-- What is known of pupils goes with them.

-- A row of `people` whom the audit trail does not name goes, and leaves its room to others: of pupils alone.
CREATE POLICY pupils_go ON people AS RESTRICTIVE FOR DELETE TO ideb_tenant USING (kind = 'pupil');
GRANT DELETE ON people TO ideb_tenant;

-- Answers that are kept to be told again told all of a new pupil. From now on they have the pupil's number alone.
DELETE FROM idempotency_keys WHERE request LIKE 'POST /api/students%';
