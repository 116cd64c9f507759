DROP TABLE enrolments;
DELETE FROM quotas WHERE name = 'enrolments';
