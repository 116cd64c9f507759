ALTER TABLE lesson_plans DROP COLUMN changed_by;
