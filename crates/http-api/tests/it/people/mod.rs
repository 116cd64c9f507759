mod inep_code;
