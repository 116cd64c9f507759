mod figures;
mod import;
mod simulations;
