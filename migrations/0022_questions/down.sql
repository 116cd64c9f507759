ALTER TABLE audit_events DROP CONSTRAINT audit_events_kind_known;
DELETE FROM audit_events WHERE kind = 'questions';
ALTER TABLE audit_events ADD CONSTRAINT audit_events_kind_known CHECK (kind IN (
    'registration', 'simulation', 'import', 'figures', 'goal', 'classes', 'pupils', 'staff', 'password', 'sign_in',
    'sign_in_failed', 'sign_out', 'denied'));

DELETE FROM quotas WHERE name IN ('skills', 'questions', 'question_words', 'question_versions');
DROP TABLE question_versions, question_words, questions, skills;
DROP TABLE demonstration.reference_saeb_descriptors, reference_saeb_descriptors;
