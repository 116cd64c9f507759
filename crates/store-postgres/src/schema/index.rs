//! The index: figures, goals, simulations, and what INEP published.

diesel::table! {
    ideb_data (school_id, id) {
        school_id -> BigInt,
        id -> BigInt,
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
        saeb_score -> Nullable<Numeric>,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    ideb_goals (school_id, stage, year) {
        school_id -> BigInt,
        stage -> Text,
        year -> SmallInt,
        goal -> Numeric,
        set_by -> BigInt,
        set_at -> Timestamptz,
    }
}

diesel::table! {
    enrolments (school_id, stage, grade_place) {
        school_id -> BigInt,
        stage -> Text,
        grade_place -> SmallInt,
        pupils -> SmallInt,
    }
}

diesel::table! {
    simulations (school_id, id) {
        school_id -> BigInt,
        id -> BigInt,
        user_id -> BigInt,
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
        name -> Text,
        removed -> Bool,
    }
}

diesel::table! {
    reference_schools (inep_code) {
        inep_code -> Text,
        name -> Text,
        municipality_code -> Nullable<Text>,
        municipality -> Text,
        state -> Text,
        named_in -> Nullable<SmallInt>,
        placed_in -> Nullable<SmallInt>,
        name_words -> Nullable<Text>,
        words -> Nullable<Text>,
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
        network -> Nullable<Text>,
        told_in -> Nullable<SmallInt>,
    }
}

diesel::table! {
    reference_coverage (stage, year) {
        stage -> Text,
        year -> SmallInt,
        states -> Array<Text>,
        whole -> Bool,
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
    reference_advances (stage, network, lever) {
        stage -> Text,
        network -> Text,
        lever -> Text,
        median -> Numeric,
        schools -> Integer,
        states -> Array<Text>,
    }
}

diesel::table! {
    reference_files (name, sha256) {
        name -> Text,
        sha256 -> Text,
        imported_at -> Timestamptz,
        outdated -> Bool,
    }
}
