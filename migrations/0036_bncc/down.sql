DROP TABLE bncc_skills;
