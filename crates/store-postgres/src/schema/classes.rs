//! Classes, subjects and the school year.

diesel::table! {
    school_years (school_id, year) {
        school_id -> BigInt,
        year -> SmallInt,
        first_1 -> Date,
        last_1 -> Date,
        first_2 -> Date,
        last_2 -> Date,
        first_3 -> Date,
        last_3 -> Date,
        first_4 -> Date,
        last_4 -> Date,
    }
}

diesel::table! {
    subjects (school_id, id) {
        school_id -> BigInt,
        id -> BigInt,
        name -> Text,
        description -> Text,
        stage -> Text,
        is_active -> Bool,
    }
}

diesel::table! {
    classes (school_id, id) {
        school_id -> BigInt,
        id -> BigInt,
        name -> Text,
        year -> Text,
        stage -> Text,
        shift -> Text,
        school_year -> SmallInt,
        teacher_id -> Nullable<BigInt>,
        total_students -> Integer,
        archived_at -> Nullable<Timestamptz>,
        created_at -> Timestamptz,
    }
}
