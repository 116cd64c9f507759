-- What schools typically rise by from one edition to the next: the measure of a school that has no rise of its own. Computed
-- with the places; what stands here already, the program computes once it has brought the schema up to date.
CREATE TABLE reference_advances (
    stage text NOT NULL CONSTRAINT reference_advances_stage_known
        CHECK (stage IN ('anos_iniciais', 'anos_finais', 'ensino_medio')),
    network text NOT NULL CONSTRAINT reference_advances_network_known CHECK (
        network IN ('federal', 'estadual', 'municipal', 'privada', 'publica', 'total')),
    -- Of one grade by its place in the stage.
    lever text NOT NULL CONSTRAINT reference_advances_lever_known CHECK (
        lever IN ('mt', 'lp', 'aprovacao', 'grade_0', 'grade_1', 'grade_2', 'grade_3', 'grade_4')),
    -- Of the best advances of so many schools, in points or percentage points.
    median numeric(5,2) NOT NULL CONSTRAINT reference_advances_rises CHECK (median > 0),
    schools integer NOT NULL CONSTRAINT reference_advances_of_schools CHECK (schools > 0),
    states text[] NOT NULL,
    PRIMARY KEY (stage, network, lever)
);
GRANT SELECT ON reference_advances TO ideb_tenant, ideb_gate;
GRANT SELECT, INSERT, DELETE ON reference_advances TO ideb_loader;

CREATE TABLE demonstration.reference_advances (LIKE public.reference_advances INCLUDING ALL);
GRANT SELECT ON demonstration.reference_advances TO ideb_tenant;
GRANT SELECT, INSERT, UPDATE, DELETE ON demonstration.reference_advances TO ideb_loader;
