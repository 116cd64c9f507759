DROP TABLE reference_files, reference_area_results, reference_school_results, reference_schools;
