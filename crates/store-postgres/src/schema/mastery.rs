diesel::table! {
    skill_parameters (school_id, skill_id) {
        school_id -> BigInt,
        skill_id -> BigInt,
        prior -> Nullable<Integer>,
        learn -> Nullable<Integer>,
        slip -> Nullable<Integer>,
        guess -> Nullable<Integer>,
        pupils -> Integer,
        right_answers -> Integer,
        wrong_answers -> Integer,
        estimated_by -> BigInt,
        estimated_at -> Timestamptz,
    }
}
