//! Strategic actions, their milestones and timelines.

diesel::table! {
    strategic_actions (school_id, id) {
        school_id -> BigInt,
        id -> BigInt,
        title -> Text,
        description -> Text,
        r#type -> Text,
        status -> Text,
        status_since -> Timestamptz,
        priority -> Text,
        progress -> Nullable<SmallInt>,
        start_date -> Nullable<Date>,
        end_date -> Nullable<Date>,
        expected_budget -> Nullable<Numeric>,
        actual_budget -> Nullable<Numeric>,
        target_students -> Nullable<Integer>,
        responsible_id -> Nullable<BigInt>,
        indicator -> Nullable<Text>,
        indicator_stage -> Nullable<Text>,
        indicator_grade -> Nullable<SmallInt>,
        baseline -> Nullable<Numeric>,
        target -> Nullable<Numeric>,
        baseline_year -> Nullable<SmallInt>,
        version -> Integer,
        created_by -> BigInt,
        created_at -> Timestamptz,
        changed_by -> Nullable<BigInt>,
        changed_at -> Nullable<Timestamptz>,
        since_at -> Nullable<Timestamptz>,
        since_by -> Nullable<BigInt>,
        status_by -> Nullable<BigInt>,
        begun_at -> Nullable<Timestamptz>,
        begun_by -> Nullable<BigInt>,
        rested_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    action_milestones (school_id, id) {
        school_id -> BigInt,
        id -> BigInt,
        action_id -> BigInt,
        title -> Text,
        description -> Text,
        due_date -> Nullable<Date>,
        place -> SmallInt,
        completed_at -> Nullable<Timestamptz>,
        completed_by -> Nullable<BigInt>,
        since_at -> Nullable<Timestamptz>,
        since_by -> Nullable<BigInt>,
        version -> Integer,
        edited_by -> Nullable<BigInt>,
        edited_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    action_resources (school_id, id) {
        school_id -> BigInt,
        id -> BigInt,
        action_id -> BigInt,
        title -> Text,
        description -> Text,
        resource_type -> Text,
        url -> Nullable<Text>,
        file_id -> Nullable<BigInt>,
        file_name -> Nullable<Text>,
        uploaded_by -> BigInt,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    action_updates (school_id, id) {
        school_id -> BigInt,
        id -> BigInt,
        action_id -> BigInt,
        update_type -> Text,
        title -> Text,
        description -> Text,
        progress_before -> Nullable<SmallInt>,
        progress_after -> Nullable<SmallInt>,
        created_by -> BigInt,
        created_at -> Timestamptz,
    }
}
