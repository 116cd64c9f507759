DROP TABLE known_devices, signin_attempts, sessions;
