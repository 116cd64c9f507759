mod bad_input;
mod classes;
mod export;
mod files;
mod large;
mod plan;
mod school;
