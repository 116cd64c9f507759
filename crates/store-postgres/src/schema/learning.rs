//! How pupils study.

diesel::table! {
    learning_periods (school_id, id) {
        school_id -> BigInt,
        id -> BigInt,
        started_at -> Timestamptz,
        started_by -> BigInt,
        ended_at -> Nullable<Timestamptz>,
        ended_by -> Nullable<BigInt>,
        forgotten -> Bool,
    }
}

diesel::table! {
    learning_behaviors (school_id, id) {
        school_id -> BigInt,
        id -> BigInt,
        student_id -> BigInt,
        quiz_id -> BigInt,
        question_id -> BigInt,
        kind -> Text,
        help -> Nullable<Text>,
        at -> Timestamptz,
    }
}

diesel::table! {
    learning_replies (school_id, student_id) {
        school_id -> BigInt,
        student_id -> BigInt,
        items -> Array<Text>,
        letters -> Array<Text>,
        at -> Timestamptz,
    }
}

diesel::table! {
    learning_style_profiles (school_id, student_id) {
        school_id -> BigInt,
        student_id -> BigInt,
        vark -> Array<Integer>,
        intelligences -> Array<Integer>,
        dominant_style -> Nullable<Text>,
        secondary_style -> Nullable<Text>,
        prominent_intelligence -> Nullable<Text>,
        confidence -> Integer,
        interactions -> BigInt,
        analyzed_at -> Timestamptz,
    }
}

diesel::table! {
    learning_recommendations (school_id, id) {
        school_id -> BigInt,
        id -> BigInt,
        student_id -> BigInt,
        sort -> Text,
        priority -> Text,
        title -> Text,
        description -> Text,
        reasoning -> Text,
        skills -> Array<BigInt>,
        questions -> Array<BigInt>,
        created_at -> Timestamptz,
        expires_at -> Timestamptz,
        implemented_at -> Nullable<Timestamptz>,
        known_then -> Nullable<Array<Nullable<Integer>>>,
        effective -> Nullable<Bool>,
        note -> Text,
    }
}
