//! Sign-in, sessions, and requests that act once.

diesel::table! {
    logins (kind, name, within) {
        kind -> Text,
        name -> Text,
        school_id -> BigInt,
        person_id -> BigInt,
        within -> BigInt,
    }
}

diesel::table! {
    sessions (sid) {
        sid -> Text,
        sess -> Json,
        expire -> Timestamptz,
        school_id -> BigInt,
        person_id -> BigInt,
        created_at -> Timestamptz,
        seen_at -> Timestamptz,
        id -> BigInt,
        browser -> Nullable<Text>,
        system -> Nullable<Text>,
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
    registration_limit (single) {
        single -> Bool,
        most -> Integer,
    }
}

diesel::table! {
    known_devices (school_id, person_id, device) {
        school_id -> BigInt,
        person_id -> BigInt,
        device -> Text,
        seen_at -> Timestamptz,
    }
}

diesel::table! {
    idempotency_keys (school_id, person_id, key) {
        school_id -> BigInt,
        person_id -> BigInt,
        key -> Text,
        request -> Text,
        body -> Nullable<Text>,
        claimed_at -> Timestamptz,
    }
}
