DROP TABLE registration_limit;
