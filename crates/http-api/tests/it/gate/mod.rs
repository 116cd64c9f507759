mod own_password;
mod registration;
mod sign_in;
