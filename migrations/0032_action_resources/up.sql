-- Links and files that an action keeps.

ALTER TABLE files DROP CONSTRAINT files_media_type_known;
ALTER TABLE files ADD CONSTRAINT files_media_type_known CHECK (media_type IN (
    'image/png', 'image/jpeg', 'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'application/vnd.oasis.opendocument.text', 'application/vnd.oasis.opendocument.spreadsheet',
    'application/vnd.oasis.opendocument.presentation'));

CREATE TABLE action_resources (
    school_id bigint NOT NULL REFERENCES schools (id),
    id bigint GENERATED ALWAYS AS IDENTITY,
    action_id bigint NOT NULL,
    title text NOT NULL CONSTRAINT action_resources_title_length CHECK (char_length(title) BETWEEN 1 AND 200),
    description text NOT NULL DEFAULT ''
        CONSTRAINT action_resources_description_length CHECK (char_length(description) <= 2000),
    resource_type text NOT NULL CONSTRAINT action_resources_resource_type_known CHECK (resource_type IN (
        'document', 'link', 'material', 'other')),
    url text CONSTRAINT action_resources_url_length CHECK (char_length(url) BETWEEN 8 AND 2000),
    file_id bigint,
    -- What whoever sent it called it; it leaves under a name of ours.
    file_name text CONSTRAINT action_resources_file_name_length CHECK (char_length(file_name) BETWEEN 1 AND 120),
    uploaded_by bigint NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (school_id, id),
    CONSTRAINT action_resources_link_or_file CHECK (
        (url IS NULL) <> (file_id IS NULL) AND (file_id IS NULL) = (file_name IS NULL)),
    CONSTRAINT action_resources_action_fkey FOREIGN KEY (school_id, action_id)
        REFERENCES strategic_actions (school_id, id),
    CONSTRAINT action_resources_file_fkey FOREIGN KEY (school_id, file_id) REFERENCES files (school_id, id),
    CONSTRAINT action_resources_uploaded_by_fkey FOREIGN KEY (school_id, uploaded_by) REFERENCES users (school_id, id)
);
CREATE INDEX action_resources_by_action ON action_resources (school_id, action_id);
CREATE INDEX action_resources_by_file ON action_resources (school_id, file_id) WHERE file_id IS NOT NULL;
CALL tenant_table('action_resources', NULL, '100 an action');
GRANT SELECT, INSERT (action_id, title, description, resource_type, url, file_id, file_name, uploaded_by, created_at),
    DELETE ON action_resources TO ideb_tenant;
