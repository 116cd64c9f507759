//! The tables, as the migrations make them.

diesel::table! {
    schools (id) {
        id -> Integer,
        name -> Text,
        municipality -> Text,
        state -> Text,
        inep_code -> Nullable<Text>,
        verified -> Bool,
        demo -> Bool,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    users (school_id, id) {
        school_id -> Integer,
        id -> Integer,
        username -> Text,
        password_hash -> Text,
        role -> Text,
        first_name -> Text,
        last_name -> Text,
        email -> Nullable<Text>,
        active -> Bool,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    logins (username) {
        username -> Text,
        school_id -> Integer,
        user_id -> Integer,
    }
}

diesel::table! {
    audit_events (school_id, id) {
        school_id -> Integer,
        id -> Integer,
        at -> Timestamptz,
        actor_id -> Nullable<Integer>,
        kind -> Text,
        text -> Text,
    }
}

diesel::table! {
    notification_reads (school_id, user_id) {
        school_id -> Integer,
        user_id -> Integer,
        seen_at -> Timestamptz,
    }
}

diesel::table! {
    idempotency_keys (school_id, user_id, key) {
        school_id -> Integer,
        user_id -> Integer,
        key -> Text,
        request -> Text,
        body -> Nullable<Text>,
        claimed_at -> Timestamptz,
    }
}

diesel::table! {
    sessions (sid) {
        sid -> Text,
        expire -> Timestamptz,
        school_id -> Integer,
        user_id -> Integer,
        created_at -> Timestamptz,
        seen_at -> Timestamptz,
    }
}

diesel::table! {
    signin_attempts (key) {
        key -> Text,
        failures -> Integer,
        last_at -> Timestamptz,
    }
}

diesel::table! {
    known_devices (school_id, user_id, device) {
        school_id -> Integer,
        user_id -> Integer,
        device -> Text,
    }
}

diesel::table! {
    ideb_data (school_id, id) {
        school_id -> Integer,
        id -> Integer,
        stage -> Text,
        year -> SmallInt,
        ideb_score -> Nullable<Numeric>,
        approval_rate -> Nullable<Numeric>,
        approval_by_grade -> Array<Nullable<Numeric>>,
        proficiency_lp -> Nullable<Numeric>,
        proficiency_mt -> Nullable<Numeric>,
        standardized_score -> Nullable<Numeric>,
        performance_indicator -> Nullable<Numeric>,
        mec_goal -> Nullable<Numeric>,
    }
}

diesel::table! {
    ideb_goals (school_id, stage, year) {
        school_id -> Integer,
        stage -> Text,
        year -> SmallInt,
        goal -> Numeric,
        set_by -> Integer,
        set_at -> Timestamptz,
    }
}

diesel::table! {
    simulations (school_id, id) {
        school_id -> Integer,
        id -> Integer,
        user_id -> Integer,
        mode -> Text,
        stage -> Nullable<Text>,
        approval_rate -> Numeric,
        saeb_score -> Numeric,
        calculated_ideb -> Numeric,
        target_ideb -> Nullable<Numeric>,
        edition -> Nullable<SmallInt>,
        proficiency_lp -> Nullable<Numeric>,
        proficiency_mt -> Nullable<Numeric>,
        approval_by_grade -> Nullable<Array<Nullable<Numeric>>>,
        standardized_score -> Nullable<Numeric>,
        performance_indicator -> Nullable<Numeric>,
        published_ideb -> Nullable<Numeric>,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    reference_schools (inep_code) {
        inep_code -> Text,
        name -> Text,
        municipality_code -> Nullable<Text>,
        municipality -> Text,
        state -> Text,
        network -> Nullable<Text>,
    }
}

diesel::table! {
    reference_school_results (inep_code, stage, year) {
        inep_code -> Text,
        stage -> Text,
        year -> SmallInt,
        approval -> Nullable<Numeric>,
        approval_by_grade -> Array<Nullable<Numeric>>,
        indicator -> Nullable<Numeric>,
        proficiency_lp -> Nullable<Numeric>,
        proficiency_mt -> Nullable<Numeric>,
        score -> Nullable<Numeric>,
        ideb -> Nullable<Numeric>,
        target -> Nullable<Numeric>,
        municipal_position -> Nullable<Integer>,
        municipal_total -> Nullable<Integer>,
        state_position -> Nullable<Integer>,
        state_total -> Nullable<Integer>,
        national_position -> Nullable<Integer>,
        national_total -> Nullable<Integer>,
        next_municipal_position -> Nullable<Integer>,
        next_municipal_ideb -> Nullable<Numeric>,
    }
}

diesel::table! {
    reference_area_results (area, place, network, stage, year) {
        area -> Text,
        place -> Text,
        network -> Text,
        stage -> Text,
        year -> SmallInt,
        approval -> Nullable<Numeric>,
        approval_by_grade -> Array<Nullable<Numeric>>,
        indicator -> Nullable<Numeric>,
        proficiency_lp -> Nullable<Numeric>,
        proficiency_mt -> Nullable<Numeric>,
        score -> Nullable<Numeric>,
        ideb -> Nullable<Numeric>,
        target -> Nullable<Numeric>,
    }
}

diesel::table! {
    reference_files (name, sha256) {
        name -> Text,
        sha256 -> Text,
        imported_at -> Timestamptz,
    }
}

diesel::allow_tables_to_appear_in_same_query!(
    schools,
    users,
    logins,
    audit_events,
    notification_reads,
    sessions,
    ideb_goals,
    simulations,
);
