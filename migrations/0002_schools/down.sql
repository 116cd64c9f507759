DROP TABLE idempotency_keys, notification_reads, audit_events, logins, users, schools;
