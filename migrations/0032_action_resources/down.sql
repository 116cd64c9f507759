DELETE FROM quotas WHERE name = 'action_resources';
DROP TABLE action_resources;
DELETE FROM files WHERE media_type NOT IN ('image/png', 'image/jpeg');
ALTER TABLE files DROP CONSTRAINT files_media_type_known;
ALTER TABLE files ADD CONSTRAINT files_media_type_known CHECK (media_type IN ('image/png', 'image/jpeg'));
