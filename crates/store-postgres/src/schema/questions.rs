//! The bank of questions, its pictures, and what questions ask for.

diesel::table! {
    files (school_id, id) {
        school_id -> BigInt,
        id -> BigInt,
        sha256 -> Bytea,
        media_type -> Text,
        size -> Integer,
        created_by -> BigInt,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    file_chunks (school_id, file_id, place) {
        school_id -> BigInt,
        file_id -> BigInt,
        place -> SmallInt,
        bytes -> Bytea,
    }
}

diesel::table! {
    reference_saeb_descriptors (descriptor) {
        descriptor -> Text,
        topic -> Text,
        description -> Text,
    }
}

diesel::table! {
    skills (school_id, id) {
        school_id -> BigInt,
        id -> BigInt,
        subject_id -> BigInt,
        source -> Text,
        code -> Text,
        name -> Text,
    }
}

diesel::table! {
    questions (school_id, id) {
        school_id -> BigInt,
        id -> BigInt,
        subject_id -> BigInt,
        status -> Text,
        difficulty -> Text,
        skill_id -> Nullable<BigInt>,
        descriptor -> Nullable<Text>,
        bncc -> Nullable<Text>,
        own_skill -> Nullable<Text>,
        statement -> Text,
        option_a -> Text,
        option_b -> Text,
        option_c -> Text,
        option_d -> Text,
        answer_key -> Text,
        explanation -> Nullable<Text>,
        base_text -> Nullable<Text>,
        base_source -> Nullable<Text>,
        image_id -> Nullable<BigInt>,
        image_alt -> Nullable<Text>,
        version -> Integer,
        answers -> BigInt,
        used -> Nullable<Bool>,
        fingerprint -> Bytea,
        created_by -> BigInt,
        created_at -> Timestamptz,
        changed_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    question_words (school_id, question_id) {
        school_id -> BigInt,
        question_id -> BigInt,
        words -> Text,
    }
}

diesel::table! {
    question_versions (school_id, question_id, version) {
        school_id -> BigInt,
        question_id -> BigInt,
        version -> Integer,
        statement -> Text,
        option_a -> Text,
        option_b -> Text,
        option_c -> Text,
        option_d -> Text,
        answer_key -> Text,
        base_text -> Nullable<Text>,
        base_source -> Nullable<Text>,
        image_id -> Nullable<BigInt>,
        image_alt -> Nullable<Text>,
        until -> Timestamptz,
    }
}
