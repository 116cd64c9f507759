-- How many schools may register in a day, all together; the operator may change it (`ideb registrations`), and a server that runs
-- reads it at each registration. One row.
CREATE TABLE registration_limit (
    single boolean PRIMARY KEY DEFAULT true CONSTRAINT registration_limit_single CHECK (single),
    most integer NOT NULL CONSTRAINT registration_limit_positive CHECK (most > 0)
);
INSERT INTO registration_limit (most) VALUES (200);
GRANT SELECT (most) ON registration_limit TO ideb_gate;
