DELETE FROM quotas WHERE name IN ('files', 'file_chunks');
DROP TABLE file_chunks, files;
DROP FUNCTION within_megabytes;
