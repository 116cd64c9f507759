-- Bytes that a school keeps, such as the pictures of its questions: here, so that what keeps schools apart, backups and several
-- servers hold for them too. No large objects: those lie outside row-level security.

CREATE TABLE files (
    school_id bigint NOT NULL REFERENCES schools (id),
    id bigint GENERATED ALWAYS AS IDENTITY,
    sha256 bytea NOT NULL CONSTRAINT files_sha256_length CHECK (octet_length(sha256) = 32),
    -- By what the bytes are, not by what somebody said.
    media_type text NOT NULL CONSTRAINT files_media_type_known CHECK (media_type IN ('image/png', 'image/jpeg')),
    size integer NOT NULL CONSTRAINT files_size_range CHECK (size BETWEEN 1 AND 10000000),
    created_by bigint NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (school_id, id),
    CONSTRAINT files_created_by_fkey FOREIGN KEY (school_id, created_by) REFERENCES users (school_id, id)
);
CALL tenant_table('files', NULL, '500 MB a school');
GRANT SELECT, INSERT (sha256, media_type, size, created_by, created_at), DELETE ON files TO ideb_tenant;

CREATE TABLE file_chunks (
    school_id bigint NOT NULL REFERENCES schools (id),
    file_id bigint NOT NULL,
    -- From 0.
    place smallint NOT NULL CONSTRAINT file_chunks_place_range CHECK (place BETWEEN 0 AND 99),
    bytes bytea NOT NULL CONSTRAINT file_chunks_bytes_length CHECK (octet_length(bytes) BETWEEN 1 AND 262144),
    PRIMARY KEY (school_id, file_id, place),
    CONSTRAINT file_chunks_file_fkey FOREIGN KEY (school_id, file_id) REFERENCES files (school_id, id) ON DELETE CASCADE
);
-- Pictures are compressed already.
ALTER TABLE file_chunks ALTER bytes SET STORAGE EXTERNAL;
CALL tenant_table('file_chunks', NULL, '500 MB a school');
GRANT SELECT, INSERT (file_id, place, bytes) ON file_chunks TO ideb_tenant;

-- After an INSERT by the server, as `within_quota`, in megabytes. Two at once may go beyond by what one of them brings.
CREATE FUNCTION within_megabytes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    most constant bigint := 500;
    school bigint;
BEGIN
    FOR school IN SELECT DISTINCT a.school_id FROM added a LOOP
        IF (SELECT sum(f.size) FROM public.files f WHERE f.school_id = school) > most * 1000000 THEN
            RAISE EXCEPTION USING MESSAGE = most, ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME,
                CONSTRAINT = 'within_quota';
        END IF;
    END LOOP;
    RETURN NULL;
END
$$;
CREATE TRIGGER within_megabytes AFTER INSERT ON files REFERENCING NEW TABLE AS added FOR EACH STATEMENT
    WHEN (current_user IN ('ideb_tenant', 'ideb_gate')) EXECUTE FUNCTION within_megabytes();
