-- Who last changed what is said of a plan, for who was changing it too. Of those that were changed before, it was nearly always
-- the author.
ALTER TABLE lesson_plans
    ADD COLUMN changed_by bigint,
    ADD CONSTRAINT lesson_plans_changed_by_fkey FOREIGN KEY (school_id, changed_by) REFERENCES users (school_id, id);
UPDATE lesson_plans SET changed_by = created_by WHERE changed_at IS NOT NULL;
ALTER TABLE lesson_plans ADD CONSTRAINT lesson_plans_changed CHECK ((changed_by IS NULL) = (changed_at IS NULL));
GRANT UPDATE (changed_by) ON lesson_plans TO ideb_tenant;
