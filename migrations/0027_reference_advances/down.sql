DROP TABLE demonstration.reference_advances, public.reference_advances;
