mod own_password;
mod registration;
mod sign_in;
mod strangers;
mod valid;

pub use valid::AREA;
