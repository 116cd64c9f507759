//! The school and its people.

diesel::table! {
    schools (id) {
        id -> BigInt,
        name -> Text,
        municipality -> Text,
        state -> Text,
        inep_code -> Nullable<Text>,
        verified -> Bool,
        demo -> Bool,
        created_at -> Timestamptz,
        own_classes_only -> Bool,
    }
}

diesel::table! {
    people (school_id, id) {
        school_id -> BigInt,
        id -> BigInt,
        kind -> Text,
        password_hash -> Text,
        active -> Bool,
        must_change -> Bool,
        password_until -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    users (school_id, id) {
        school_id -> BigInt,
        id -> BigInt,
        username -> Text,
        role -> Text,
        first_name -> Text,
        last_name -> Text,
        email -> Nullable<Text>,
        created_at -> Timestamptz,
        kind -> Text,
    }
}

diesel::table! {
    students (school_id, id) {
        school_id -> BigInt,
        id -> BigInt,
        kind -> Text,
        student_id -> Text,
        name -> Text,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    quotas (name) {
        name -> Text,
        most -> Nullable<BigInt>,
        bounded_by -> Nullable<Text>,
    }
}
