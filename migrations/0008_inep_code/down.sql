REVOKE UPDATE (inep_code) ON schools FROM ideb_tenant;
