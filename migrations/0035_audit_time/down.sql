DROP TRIGGER dated_here ON audit_events;
DROP FUNCTION dated_here();
