-- When something happened is the database's to say: whoever writes in the name of a school dates no entry back or ahead. The
-- demonstration alone has a past that is told.
CREATE FUNCTION dated_here() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (SELECT FROM public.schools s WHERE s.id = NEW.school_id AND s.demo) THEN
        NEW.at := clock_timestamp();
    END IF;
    RETURN NEW;
END
$$;
CREATE TRIGGER dated_here BEFORE INSERT ON audit_events FOR EACH ROW
    WHEN (current_user IN ('ideb_tenant', 'ideb_gate')) EXECUTE FUNCTION dated_here();
