//! Quizzes as decisions write them.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Text, Timestamptz};
use kernel::{PersonId, QuestionId, QuizId, StoreError};
use quiz_engine::play::store::Quizzes;
use quiz_engine::play::view::Told;
use quiz_engine::play::{
    Before, Candidate, Closed, Effects, NewQuiz, Pace, Player, Presented, Quiz, Turn, Wanted,
};

use super::{before, begin, known, leave, turn};
use crate::column::count::Count;
use crate::column::statement::{row, statement};
use crate::connect::transaction::Transaction;

row! {
    AskedRow { asked: bool => Bool }
}

statement! {
    IsInAQuiz(question: i64 => BigInt) -> AskedRow =
        "SELECT EXISTS (SELECT FROM quiz_questions c WHERE c.question_id = $1::bigint) AS asked"
}

row! {
    CountRow { count: Count => BigInt }
}

statement! {
    AnswersInQuizzes(question: i64 => BigInt) -> CountRow =
        "SELECT count(*) AS count FROM quiz_questions c
        JOIN quiz_answers a ON a.school_id = c.school_id AND a.quiz_id = c.quiz_id AND a.question_id = c.question_id
        WHERE c.question_id = $1::bigint"
}

statement! {
    PutPresented(quiz: i64 => BigInt, at: DateTime<Utc> => Timestamptz, anew: bool => Bool) -> () =
        "UPDATE quizzes z SET revision = z.revision + 1, presented_at = g.at, presented_anew = g.anew
        FROM (SELECT $1::bigint AS quiz_id, $2::timestamptz AS at, $3::boolean AS anew) g WHERE z.id = g.quiz_id"
}

statement! {
    PutPace(pace: &'static str => Text, student: i64 => BigInt) -> () =
        "UPDATE students p SET pace = $1::text WHERE p.id = $2::bigint"
}

statement! {
    PutInRanking(in_ranking: bool => Bool, student: i64 => BigInt) -> () =
        "UPDATE students p SET in_ranking = $1::boolean WHERE p.id = $2::bigint"
}

impl Quizzes for Transaction {
    fn hold_player(&mut self, student: PersonId) -> Result<Option<Player>, StoreError> {
        self.run("hold_player", |connection| known::hold_player(connection, student))
    }

    fn quiz_candidates(&mut self, student: PersonId, wanted: Wanted) -> Result<Vec<Candidate>, StoreError> {
        self.run("quiz_candidates", |connection| begin::candidates(connection, student, wanted))
    }

    fn add_quiz(&mut self, new: &NewQuiz, at: DateTime<Utc>) -> Result<QuizId, StoreError> {
        self.run("add_quiz", |connection| begin::add(connection, new, at))
    }

    fn is_in_a_quiz(&mut self, question: QuestionId) -> Result<bool, StoreError> {
        let asked = IsInAQuiz { question: question.0 };
        let row: AskedRow = self.run("is_in_a_quiz", |connection| asked.get_result(connection))?;
        Ok(row.asked)
    }

    fn answers_in_quizzes(&mut self, question: QuestionId) -> Result<usize, StoreError> {
        let answers = AnswersInQuizzes { question: question.0 };
        let row: CountRow = self.run("answers_in_quizzes", |connection| answers.get_result(connection))?;
        Ok(row.count.0)
    }

    fn hold_turn(&mut self, id: QuizId, question: QuestionId) -> Result<Option<Turn>, StoreError> {
        self.run("hold_turn", |connection| turn::hold(connection, id, question))
    }

    fn put_answer(&mut self, effects: &Effects) -> Result<Told, StoreError> {
        self.run("put_answer", |connection| turn::put(connection, effects))
    }

    fn put_presented(&mut self, id: QuizId, presented: Presented) -> Result<(), StoreError> {
        let put = PutPresented { quiz: id.0, at: presented.at, anew: presented.anew };
        self.run("put_presented", |connection| put.execute(connection)).map(drop)
    }

    fn put_pace(&mut self, student: PersonId, pace: Pace) -> Result<(), StoreError> {
        let put = PutPace { pace: pace.slug(), student: student.0 };
        self.run("put_pace", |connection| put.execute(connection)).map(drop)
    }

    fn put_in_ranking(&mut self, student: PersonId, in_ranking: bool) -> Result<(), StoreError> {
        let put = PutInRanking { in_ranking, student: student.0 };
        self.run("put_in_ranking", |connection| put.execute(connection)).map(drop)
    }

    fn hold_quiz(&mut self, id: QuizId) -> Result<Option<(Quiz, Before)>, StoreError> {
        self.run("hold_quiz", |connection| before::hold(connection, id))
    }

    fn close_quiz(&mut self, closed: &Closed) -> Result<(), StoreError> {
        self.run("close_quiz", |connection| leave::close(connection, closed))
    }
}
