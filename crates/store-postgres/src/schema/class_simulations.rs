//! Simulations of a class.

diesel::table! {
    class_simulations (school_id, id) {
        school_id -> BigInt,
        id -> BigInt,
        class_id -> BigInt,
        subject_id -> Nullable<BigInt>,
        kind -> Text,
        level -> Text,
        skill_id -> Nullable<BigInt>,
        state -> Text,
        revision -> Integer,
        hits -> Nullable<Integer>,
        answers -> Nullable<Integer>,
        started_by -> BigInt,
        started_at -> Timestamptz,
        ended_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    class_simulation_questions (school_id, simulation_id, ordinal) {
        school_id -> BigInt,
        simulation_id -> BigInt,
        ordinal -> SmallInt,
        question_id -> BigInt,
        version -> Integer,
        letter -> Nullable<Text>,
        seconds -> Nullable<Integer>,
        answered_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    class_simulation_sheets (school_id, simulation_id, place) {
        school_id -> BigInt,
        simulation_id -> BigInt,
        place -> SmallInt,
        student_id -> Nullable<BigInt>,
        absent -> Bool,
        marks -> Text,
        observations -> Nullable<Text>,
    }
}
