-- A school that registered without its INEP code, or with a wrong one, puts that right itself.
GRANT UPDATE (inep_code) ON schools TO ideb_tenant;
