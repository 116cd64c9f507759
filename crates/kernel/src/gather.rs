/// Reads a form: each line checks one field and names its value. The function goes on with the values, or returns all
/// failing fields at once as `Err(Invalid)`. To the lines below its own a value is still an `Option`. A line without a
/// name only checks.
///
/// ```
/// use kernel::{Invalid, gather, non_empty};
///
/// fn parse(name: &str, password: &str, again: &str) -> Result<String, Invalid> {
///     gather! {
///         name = "name": non_empty(name, 80, "Nome é obrigatório");
///         "confirm": if password == again { Ok(()) } else { Err("As senhas não coincidem") };
///     }
///     Ok(name)
/// }
///
/// assert_eq!(parse(" Ana ", "x", "x").as_deref(), Ok("Ana"));
/// let invalid = parse("", "x", "y").unwrap_err();
/// let fields: Vec<_> = invalid.fields().collect();
/// assert_eq!(fields, [("confirm", "As senhas não coincidem"), ("name", "Nome é obrigatório")]);
/// ```
#[macro_export]
macro_rules! gather {
    ($($($name:ident =)? $field:literal: $outcome:expr;)+) => {
        let mut invalid = $crate::Invalid::default();
        $($(let $name =)? invalid.gather($field, $outcome);)+
        let ($($(Some($name),)?)+ true) = ($($($name,)?)+ invalid.is_empty()) else { return Err(invalid) };
    };
}
