//! Help and usage errors in Portuguese: the parser's own words are English.

use std::fmt::Display;

use clap::builder::{PossibleValue, StyledStr};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, Error};

/// The largest number that a limit may be set to.
pub const MOST: i64 = 1_000_000_000;

/// The command and all below it, with headings, usage and what is said of values in our words.
pub fn in_portuguese(command: Command) -> Command {
    let path = command.get_name().to_owned();
    translated(command, &path)
}

fn translated(command: Command, path: &str) -> Command {
    let usage = usage(&command, path);
    let template = template(&command);
    let path = path.to_owned();
    command
        .override_usage(usage)
        .help_template(template)
        .disable_help_subcommand(true)
        .mut_args(described)
        .mut_subcommands(move |below| {
            let path = format!("{path} {}", below.get_name());
            translated(below, &path)
        })
}

fn usage(command: &Command, path: &str) -> String {
    let mut usage = format!("{path} [OPÇÕES]");
    for positional in command.get_positionals() {
        usage = format!("{usage} {positional}");
    }
    if command.has_subcommands() {
        let required = command.is_subcommand_required_set();
        usage.push_str(if required { " <COMANDO>" } else { " [COMANDO]" });
    }
    usage
}

fn template(command: &Command) -> String {
    let commands = if command.has_subcommands() { "\nComandos:\n{subcommands}\n" } else { "" };
    let arguments =
        if command.get_positionals().next().is_some() { "\nArgumentos:\n{positionals}\n" } else { "" };
    format!("Uso: {{usage}}\n\n{{about}}\n{commands}{arguments}\nOpções:\n{{options}}{{after-help}}")
}

/// An argument that says itself what the parser would say in English: values, default and environment variable.
fn described(argument: Arg) -> Arg {
    let mut notes = Vec::new();
    let variable = argument.get_env().map(|variable| variable.to_string_lossy().into_owned());
    let mut argument = argument.hide_env(true);
    if argument.get_action().takes_values() {
        let values = argument.get_possible_values();
        let values: Vec<_> = values.iter().map(PossibleValue::get_name).collect();
        if !values.is_empty() {
            notes.push(values.join(" ou "));
        }
        let default = argument.get_default_values().iter().map(|value| value.to_string_lossy());
        notes.extend(default.map(|default| format!("padrão {default}")));
        argument = argument.hide_default_value(true).hide_possible_values(true);
    }
    notes.extend(variable);
    if notes.is_empty() {
        return argument;
    }
    let help = argument.get_help().map(StyledStr::to_string).unwrap_or_default();
    argument.help(format!("{help} ({})", notes.join("; ")))
}

/// What is wrong with the arguments, as a sentence.
pub fn sentence(error: &Error) -> String {
    let of = |kind| error.get(kind).map(|value| text(value, " ou ")).unwrap_or_default();
    let argument = error.get(ContextKind::InvalidArg).map(|value| text(value, " e ")).unwrap_or_default();
    let value = of(ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::UnknownArgument => {
            format!("não conheço o argumento {argument}{}", perhaps(&of(ContextKind::SuggestedArg)))
        }
        ErrorKind::InvalidSubcommand => format!(
            "não conheço o comando {}{}",
            of(ContextKind::InvalidSubcommand),
            perhaps(&of(ContextKind::SuggestedSubcommand))
        ),
        ErrorKind::InvalidValue if value.is_empty() => format!("falta o valor de {argument}"),
        ErrorKind::InvalidValue => {
            format!("{value} não serve para {argument}: use {}", of(ContextKind::ValidValue))
        }
        // Limits are all that the parser itself turns into numbers.
        ErrorKind::ValueValidation => {
            format!("{value} não serve: use um número inteiro de 1 a {MOST}")
        }
        ErrorKind::MissingRequiredArgument => format!("falta {argument}"),
        ErrorKind::ArgumentConflict => format!("{argument} só pode ser dado uma vez"),
        ErrorKind::TooManyValues => format!("{argument} não recebe o valor {value}"),
        ErrorKind::InvalidUtf8 => "um dos argumentos não é um texto em UTF-8".to_owned(),
        _ => "não entendi os argumentos".to_owned(),
    }
}

fn perhaps(suggestion: &str) -> String {
    if suggestion.is_empty() { String::new() } else { format!("; seria {suggestion}?") }
}

fn text(value: &ContextValue, between: &str) -> String {
    fn joined<T: Display>(values: &[T], between: &str) -> String {
        values.iter().map(ToString::to_string).collect::<Vec<_>>().join(between)
    }
    match value {
        ContextValue::Strings(values) => joined(values, between),
        ContextValue::StyledStrs(values) => joined(values, between),
        value => value.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;
    use crate::cli::Cli;

    /// Words of the parser, in help and in errors.
    const ENGLISH: [&str; 16] = [
        "usage",
        "commands",
        "command",
        "arguments",
        "options",
        "default",
        "possible",
        "values",
        "value",
        "env",
        "print",
        "error",
        "unexpected",
        "required",
        "invalid",
        "found",
    ];

    #[track_caller]
    fn is_portuguese(text: &str) {
        let text = text.to_lowercase();
        let mut words = text.split(|letter: char| !letter.is_alphanumeric());
        let found = words.find(|word| ENGLISH.contains(word));
        assert_eq!(found, None, "{text}");
    }

    fn walk(command: &mut Command, seen: &mut Vec<String>) {
        for help in [command.render_help(), command.render_long_help()] {
            let help = help.to_string();
            is_portuguese(&help);
            assert!(help.contains("Uso: ideb") && help.contains("Opções:\n"), "{help}");
            assert!(help.contains("Mostra esta ajuda"), "{help}");
            let undescribed = command.get_arguments().find(|argument| argument.get_help().is_none());
            assert!(undescribed.is_none(), "{undescribed:?}");
        }
        seen.push(command.get_name().to_owned());
        command.get_subcommands_mut().for_each(|below| walk(below, seen));
    }

    #[test]
    fn the_help_of_every_command_is_portuguese() {
        let mut command = in_portuguese(Cli::command());
        command.build();
        let mut seen = Vec::new();
        walk(&mut command, &mut seen);
        for deep in ["serve", "ideb", "reset-password"] {
            assert!(seen.iter().any(|name| name == deep), "{deep} was not looked at: {seen:?}");
        }
    }

    #[test]
    fn values_defaults_and_variables_are_told() {
        let help = in_portuguese(Cli::command()).render_help().to_string();
        for part in ["(padrão 8080; IDEB_PORT)", "(text ou json; padrão text; IDEB_LOG)", "(IDEB_DATA)"] {
            assert!(help.contains(part), "{help}");
        }
    }

    #[test]
    fn usage_errors_are_portuguese_and_say_what_is_wrong() {
        for (arguments, expected) in [
            (&["--prot", "1"][..], "não conheço o argumento --prot; seria --port?"),
            (&["demo", "agora"], "não conheço o argumento agora"),
            (&["verfy"], "não conheço o comando verfy; seria verify-school ou verify?"),
            (&["import", "censo"], "não conheço o comando censo"),
            (&["--port"], "falta o valor de --port <PORTA>"),
            (&["--data", ""], "falta o valor de --data <PASTA>"),
            (&["--log", "xml"], "xml não serve para --log <FORMATO>: use text ou json"),
            (&["verify"], "falta <ARQUIVO>..."),
            (&["import", "ideb", "--json"], "não conheço o argumento --json"),
            (&["--port", "1", "--port", "2"], "--port <PORTA> só pode ser dado uma vez"),
            (&["demo", "--force=x"], "--force não recebe o valor x"),
            (&["registrations", "abc"], "abc não serve: use um número inteiro de 1 a 1000000000"),
            (&["registrations", "0"], "0 não serve: use um número inteiro de 1 a 1000000000"),
            (&["quota", "alunos", "-3"], "-3 não serve: use um número inteiro de 1 a 1000000000"),
            (&["quota", "alunos", "2e9"], "2e9 não serve: use um número inteiro de 1 a 1000000000"),
            (&["quota", "alunos"], "falta <MÁXIMO>"),
        ] {
            let arguments = ["ideb"].iter().chain(arguments);
            let error = in_portuguese(Cli::command()).try_get_matches_from(arguments).unwrap_err();
            assert_eq!(sentence(&error), expected);
            is_portuguese(expected);
        }
    }
}
