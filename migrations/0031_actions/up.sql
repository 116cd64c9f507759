-- What a school does to move its index: actions with milestones and a timeline.

CREATE TABLE strategic_actions (
    school_id bigint NOT NULL REFERENCES schools (id),
    id bigint GENERATED ALWAYS AS IDENTITY,
    title text NOT NULL CONSTRAINT strategic_actions_title_length CHECK (char_length(title) BETWEEN 1 AND 200),
    description text NOT NULL DEFAULT ''
        CONSTRAINT strategic_actions_description_length CHECK (char_length(description) <= 2000),
    type text NOT NULL CONSTRAINT strategic_actions_type_known CHECK (type IN (
        'aprovacao', 'lingua_portuguesa', 'matematica', 'frequencia', 'formacao', 'gestao', 'outro')),
    status text NOT NULL DEFAULT 'ativo' CONSTRAINT strategic_actions_status_known CHECK (status IN (
        'ativo', 'pausado', 'concluido', 'planejada', 'cancelado')),
    priority text NOT NULL DEFAULT 'media' CONSTRAINT strategic_actions_priority_known CHECK (priority IN (
        'baixa', 'media', 'alta', 'urgente')),
    -- When its status became what it is.
    status_since timestamptz NOT NULL,
    -- NULL: as far as its milestones are.
    progress smallint CONSTRAINT strategic_actions_progress_range CHECK (progress BETWEEN 0 AND 100),
    start_date date
        CONSTRAINT strategic_actions_start_date_range CHECK (start_date BETWEEN '2000-01-01' AND '2099-12-31'),
    end_date date CONSTRAINT strategic_actions_end_date_range CHECK (end_date BETWEEN '2000-01-01' AND '2099-12-31'),
    expected_budget numeric(10, 2)
        CONSTRAINT strategic_actions_expected_budget_range CHECK (expected_budget BETWEEN 0 AND 99999999.99),
    actual_budget numeric(10, 2)
        CONSTRAINT strategic_actions_actual_budget_range CHECK (actual_budget BETWEEN 0 AND 99999999.99),
    target_students integer
        CONSTRAINT strategic_actions_target_students_range CHECK (target_students BETWEEN 1 AND 100000),
    responsible_id bigint,
    -- What it is to move: the index, a subject, the approval of all grades or of one.
    indicator text CONSTRAINT strategic_actions_indicator_known CHECK (indicator IN (
        'indice', 'lp', 'mt', 'aprovacao', 'grade')),
    indicator_stage text CONSTRAINT strategic_actions_indicator_stage_known CHECK (indicator_stage IN (
        'anos_iniciais', 'anos_finais', 'ensino_medio')),
    -- The place of the grade in its stage, counted from 0.
    indicator_grade smallint
        CONSTRAINT strategic_actions_indicator_grade_range CHECK (indicator_grade BETWEEN 0 AND 4),
    baseline numeric(5, 2),
    target numeric(5, 2),
    -- The edition that the baseline stands on.
    baseline_year smallint
        CONSTRAINT strategic_actions_baseline_year_range CHECK (baseline_year BETWEEN 2005 AND 2099),
    -- One more with each change: whoever changes what somebody else has changed meanwhile is told.
    version integer NOT NULL DEFAULT 1 CONSTRAINT strategic_actions_version_positive CHECK (version > 0),
    created_by bigint NOT NULL,
    created_at timestamptz NOT NULL,
    changed_by bigint,
    changed_at timestamptz,
    PRIMARY KEY (school_id, id),
    CONSTRAINT strategic_actions_in_order CHECK (end_date >= start_date),
    CONSTRAINT strategic_actions_indicator_whole CHECK (
        (indicator IS NULL) = (indicator_stage IS NULL) AND (indicator IS NULL) = (baseline IS NULL)
        AND (indicator IS NULL) = (target IS NULL) AND (indicator IS NOT NULL OR baseline_year IS NULL)
        AND (indicator IS NOT DISTINCT FROM 'grade') = (indicator_grade IS NOT NULL)),
    CONSTRAINT strategic_actions_grade_of_stage CHECK (indicator_stage = 'anos_iniciais' OR indicator_grade < 4),
    CONSTRAINT strategic_actions_rises CHECK (target > baseline),
    CONSTRAINT strategic_actions_scale CHECK (baseline >= 0 AND target <= CASE indicator
        WHEN 'indice' THEN 10 WHEN 'lp' THEN 500 WHEN 'mt' THEN 500 ELSE 100 END),
    CONSTRAINT strategic_actions_changed CHECK ((changed_by IS NULL) = (changed_at IS NULL)),
    CONSTRAINT strategic_actions_responsible_fkey FOREIGN KEY (school_id, responsible_id) REFERENCES users (school_id, id),
    CONSTRAINT strategic_actions_created_by_fkey FOREIGN KEY (school_id, created_by) REFERENCES users (school_id, id),
    CONSTRAINT strategic_actions_changed_by_fkey FOREIGN KEY (school_id, changed_by) REFERENCES users (school_id, id)
);
CALL tenant_table('strategic_actions', 1000);
GRANT SELECT, INSERT (title, description, type, status, status_since, priority, start_date, end_date, expected_budget, actual_budget,
        target_students, responsible_id, indicator, indicator_stage, indicator_grade, baseline, target, baseline_year,
        created_by, created_at),
    UPDATE (title, description, type, status, status_since, priority, progress, start_date, end_date, expected_budget, actual_budget,
        target_students, responsible_id, indicator, indicator_stage, indicator_grade, baseline, target, baseline_year,
        version, changed_by, changed_at)
    ON strategic_actions TO ideb_tenant;

CREATE TABLE action_milestones (
    school_id bigint NOT NULL REFERENCES schools (id),
    id bigint GENERATED ALWAYS AS IDENTITY,
    action_id bigint NOT NULL,
    title text NOT NULL CONSTRAINT action_milestones_title_length CHECK (char_length(title) BETWEEN 1 AND 200),
    description text NOT NULL DEFAULT ''
        CONSTRAINT action_milestones_description_length CHECK (char_length(description) <= 2000),
    due_date date CONSTRAINT action_milestones_due_date_range CHECK (due_date BETWEEN '2000-01-01' AND '2099-12-31'),
    -- Its turn among those of the action, counted from 0; gaps mean nothing.
    place smallint NOT NULL CONSTRAINT action_milestones_place_range CHECK (place >= 0),
    completed_at timestamptz,
    completed_by bigint,
    PRIMARY KEY (school_id, id),
    CONSTRAINT action_milestones_completed CHECK ((completed_at IS NULL) = (completed_by IS NULL)),
    CONSTRAINT action_milestones_action_fkey FOREIGN KEY (school_id, action_id)
        REFERENCES strategic_actions (school_id, id),
    CONSTRAINT action_milestones_completed_by_fkey FOREIGN KEY (school_id, completed_by)
        REFERENCES users (school_id, id)
);
CREATE INDEX action_milestones_by_action ON action_milestones (school_id, action_id);
CALL tenant_table('action_milestones', NULL, '100 an action');
GRANT SELECT, INSERT (action_id, title, description, due_date, place),
    UPDATE (title, description, due_date, place, completed_at, completed_by), DELETE ON action_milestones TO ideb_tenant;

-- The timeline of an action: never changed, never removed.
CREATE TABLE action_updates (
    school_id bigint NOT NULL REFERENCES schools (id),
    id bigint GENERATED ALWAYS AS IDENTITY,
    action_id bigint NOT NULL,
    update_type text NOT NULL CONSTRAINT action_updates_update_type_known CHECK (update_type IN (
        'progress', 'milestone', 'status_change', 'comment', 'change')),
    title text NOT NULL CONSTRAINT action_updates_title_length CHECK (char_length(title) BETWEEN 1 AND 300),
    description text NOT NULL DEFAULT ''
        CONSTRAINT action_updates_description_length CHECK (char_length(description) <= 5000),
    progress_before smallint
        CONSTRAINT action_updates_progress_before_range CHECK (progress_before BETWEEN 0 AND 100),
    progress_after smallint
        CONSTRAINT action_updates_progress_after_range CHECK (progress_after BETWEEN 0 AND 100),
    created_by bigint NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (school_id, id),
    CONSTRAINT action_updates_progress_whole CHECK ((progress_before IS NULL) = (progress_after IS NULL)),
    CONSTRAINT action_updates_action_fkey FOREIGN KEY (school_id, action_id)
        REFERENCES strategic_actions (school_id, id),
    CONSTRAINT action_updates_created_by_fkey FOREIGN KEY (school_id, created_by) REFERENCES users (school_id, id)
);
CREATE INDEX action_updates_by_action ON action_updates (school_id, action_id, id DESC);
CALL tenant_table('action_updates', NULL, 'writes a person may make');
GRANT SELECT, INSERT (action_id, update_type, title, description, progress_before, progress_after, created_by, created_at)
    ON action_updates TO ideb_tenant;

ALTER TABLE audit_events DROP CONSTRAINT audit_events_kind_known;
ALTER TABLE audit_events ADD CONSTRAINT audit_events_kind_known CHECK (kind IN (
    'registration', 'simulation', 'import', 'figures', 'goal', 'classes', 'actions', 'questions', 'pupils', 'staff',
    'password', 'sign_in', 'sign_in_failed', 'sign_out', 'denied'));

-- What a school did with its actions stands among its recent activities.
DROP INDEX audit_events_shown;
CREATE INDEX audit_events_shown ON audit_events (school_id, at DESC, id DESC)
    WHERE kind IN ('registration', 'simulation', 'import', 'figures', 'goal', 'classes', 'actions');
