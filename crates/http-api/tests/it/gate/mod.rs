mod own_password;
mod pupil_sign_in;
mod reference;
mod registration;
mod sign_in;
mod strangers;
mod valid;

pub use pupil_sign_in::as_pupil;
pub use valid::AREA;
