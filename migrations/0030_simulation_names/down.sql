DELETE FROM simulations WHERE removed;
REVOKE DELETE ON simulations FROM ideb_tenant;
DROP POLICY removed_go ON simulations;
ALTER TABLE simulations DROP name, DROP removed;
