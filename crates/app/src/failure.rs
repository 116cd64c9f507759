/// What went wrong, as a sentence for the operator.
pub type Failure = Box<dyn std::error::Error>;
