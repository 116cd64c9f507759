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
        code -> Text,
    }
}

diesel::table! {
    people (school_id, id) {
        school_id -> BigInt,
        id -> BigInt,
        kind -> Text,
        password_hash -> Nullable<Text>,
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
        class_id -> Nullable<BigInt>,
        email -> Nullable<Text>,
        birth_date -> Nullable<Date>,
        guardian_name -> Nullable<Text>,
        guardian_phone -> Nullable<Text>,
        import_id -> Nullable<BigInt>,
        changed_at -> Nullable<Timestamptz>,
        pace -> Text,
        in_ranking -> Bool,
    }
}

diesel::table! {
    pupil_imports (school_id, id) {
        school_id -> BigInt,
        id -> BigInt,
        at -> Timestamptz,
        by_id -> BigInt,
        file_name -> Text,
        created -> Integer,
        updated -> Integer,
        taken_back_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    class_moves (school_id, id) {
        school_id -> BigInt,
        id -> BigInt,
        student_id -> BigInt,
        class_id -> Nullable<BigInt>,
        class_name -> Nullable<Text>,
        at -> Timestamptz,
        by_id -> Nullable<BigInt>,
        import_id -> Nullable<BigInt>,
    }
}

diesel::table! {
    student_performance (school_id, id) {
        school_id -> BigInt,
        id -> BigInt,
        student_id -> Nullable<BigInt>,
        class_id -> Nullable<BigInt>,
        subject_id -> BigInt,
        score -> Numeric,
        total_questions -> Integer,
        correct_answers -> Integer,
        time_spent -> Nullable<Integer>,
        completed_at -> Timestamptz,
        simulation_id -> Nullable<BigInt>,
        grade -> Nullable<Numeric>,
        evaluation_date -> Nullable<Date>,
    }
}

diesel::table! {
    issued_passwords (school_id, person_id) {
        school_id -> BigInt,
        person_id -> BigInt,
        nonce -> Bytea,
        until -> Timestamptz,
        printed_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    quotas (name) {
        name -> Text,
        most -> Nullable<BigInt>,
        bounded_by -> Nullable<Text>,
    }
}
