//! Quizzes of pupils.

use actix_web::web;
use application::files::MediaType;

use crate::edge::endpoint::{EVERYONE, Endpoint, PUPIL, STAFF};
use crate::edge::openapi::description::Description;

mod achievement;
mod ends;
mod image;
mod pace;
mod play;
mod problem;
mod reached;
mod review;
mod rules;
mod summary;
mod turn;

pub use reached::GraspText;

/// What a path says in words stands before what it says with a number: the router takes the first that fits.
pub static ROWS: &[Endpoint] = &[
    Endpoint::get(
        "quiz.rules",
        "/api/quiz/rules",
        EVERYONE,
        "As regras do quiz",
        || web::to(rules::read),
        |it| it.gives::<rules::RulesJson>(200),
    ),
    Endpoint::get(
        "quiz.current",
        "/api/quiz/current",
        PUPIL,
        "O quiz em andamento",
        || web::to(summary::current),
        |it| it.gives::<summary::CurrentJson>(200),
    ),
    Endpoint::post(
        "quiz.start",
        "/api/quiz/start",
        PUPIL,
        "Inicia um quiz",
        || web::to(play::start),
        |it| it.takes::<play::StartBody>().gives::<summary::QuizJson>(201).fails(&[404, 409]),
    )
    .unaudited(),
    Endpoint::post(
        "quiz.answer",
        "/api/quiz/answer",
        PUPIL,
        "Responde a uma questão",
        || web::to(play::answer),
        |it| it.takes::<play::AnswerBody>().gives::<play::AnsweredJson>(200).fails(&[404, 409]),
    )
    .unaudited()
    .unrationed(),
    Endpoint::get(
        "quiz.next-question",
        "/api/quiz/{id}/next-question",
        PUPIL,
        "A questão da vez",
        || web::to(turn::next),
        |it| it.gives::<turn::QuestionJson>(200).fails(&[404, 409]),
    ),
    Endpoint::post(
        "quiz.present",
        "/api/quiz/{id}/present",
        PUPIL,
        "Começa de novo o tempo da questão da vez",
        || web::to(turn::present),
        |it| it.gives::<turn::QuestionJson>(200).fails(&[404, 409]),
    )
    .unaudited()
    .unrationed(),
    Endpoint::post(
        "quiz.finish",
        "/api/quiz/{id}/finish",
        PUPIL,
        "Conclui um quiz",
        || web::to(ends::finish),
        |it| it.gives::<ends::FinishedJson>(200).fails(&[404, 409]),
    )
    .unaudited()
    .unrationed(),
    Endpoint::post(
        "quiz.abandon",
        "/api/quiz/{id}/abandon",
        PUPIL,
        "Deixa um quiz",
        || web::to(ends::give_up),
        |it| it.gives_nothing().fails(&[404]),
    )
    .unaudited()
    .unrationed(),
    Endpoint::get(
        "quiz.image",
        "/api/quiz/{id}/image/{file}",
        EVERYONE,
        "A imagem de uma questão do quiz",
        || web::to(image::read),
        |it| it.gives_files(&MediaType::PICTURES.map(MediaType::slug)),
    )
    .large(),
    Endpoint::get(
        "quiz.read",
        "/api/quiz/{id}",
        EVERYONE,
        "Um quiz encerrado, com o gabarito",
        || web::to(review::read),
        |it| it.gives::<review::ReviewJson>(200).fails(&[404, 409]),
    ),
    Endpoint::get(
        "quiz.playing",
        "/api/classes/{id}/playing",
        STAFF,
        "Quem de uma turma está jogando agora",
        || web::to(summary::playing),
        Description::gives_list::<summary::PlayingJson>,
    ),
    Endpoint::get(
        "pupil.quizzes",
        "/api/students/{id}/quiz-sessions",
        EVERYONE,
        "Quizzes de um aluno",
        || web::to(summary::of_pupil),
        |it| it.asks::<summary::ListQuery>().gives_list::<summary::QuizJson>(),
    ),
    Endpoint::get(
        "pupil.achievements",
        "/api/students/{id}/achievements",
        EVERYONE,
        "Conquistas de um aluno",
        || web::to(achievement::of_pupil),
        |it| it.gives::<achievement::AchievementsJson>(200),
    ),
    Endpoint::get(
        "pupil.mastery",
        "/api/students/{id}/mastery",
        EVERYONE,
        "O que um aluno domina",
        || web::to(reached::mastery),
        Description::gives_list::<reached::MasteryJson>,
    ),
    Endpoint::get(
        "pupil.ranking",
        "/api/students/{id}/ranking",
        EVERYONE,
        "Pontos, nível e lugar de um aluno",
        || web::to(reached::ranking),
        |it| it.asks::<reached::RankingQuery>().gives::<reached::RankingJson>(200),
    ),
    Endpoint::put(
        "pupil.ranking-visibility",
        "/api/students/{id}/ranking/visibility",
        PUPIL,
        "Aparece ou não no ranking",
        || web::to(reached::set_visibility),
        |it| it.takes::<reached::VisibilityBody>().gives_nothing(),
    )
    .unaudited(),
    Endpoint::get(
        "pupil.pace",
        "/api/students/{id}/pace",
        STAFF,
        "O tempo que um aluno tem no quiz",
        || web::to(pace::read),
        |it| it.gives::<pace::PaceJson>(200),
    ),
    Endpoint::put(
        "pupil.set-pace",
        "/api/students/{id}/pace",
        STAFF,
        "Muda o tempo que um aluno tem no quiz",
        || web::to(pace::set),
        |it| it.takes::<pace::PaceBody>().gives_nothing().fails(&[403, 404]),
    ),
    Endpoint::get(
        "pupil.results",
        "/api/students/{id}/results",
        EVERYONE,
        "Resultados de um aluno por disciplina",
        || web::to(reached::results),
        |it| it.gives::<reached::ResultsJson>(200),
    ),
    Endpoint::get(
        "pupil.review",
        "/api/students/{id}/review",
        EVERYONE,
        "O que um aluno tem para rever",
        || web::to(reached::due),
        |it| it.gives::<reached::DueJson>(200),
    ),
];
