REVOKE DELETE ON people FROM ideb_tenant;
DROP POLICY pupils_go ON people;
