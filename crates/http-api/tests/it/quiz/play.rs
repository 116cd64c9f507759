//! A pupil plays, from the first question to the end and after.

use serde_json::json;

use super::{Setting, answer, end, play};

#[test]
fn a_quiz_is_played_to_its_end() {
    let of = Setting::new(3);
    let pupil = of.pupil();
    let quiz = of.begun(pupil);
    assert_eq!(quiz["status"], "em_andamento");
    assert_eq!(
        (&quiz["totalQuestions"], &quiz["currentQuestion"]),
        (&json!(3), &json!(1)),
        "as many as there are"
    );
    assert_eq!((&quiz["limitSeconds"], &quiz["timeMode"]), (&json!(30), &json!("normal")));
    let left = quiz["question"]["remainingMs"].as_i64().unwrap();
    assert!((28_000..=30_000).contains(&left), "{left}");
    let said = answer(pupil, &quiz["id"], &quiz["question"]["id"], "B").expect(200).json();
    assert_eq!(
        (&said["isCorrect"], &said["points"], &said["correctAnswer"]),
        (&json!(true), &json!(15), &json!("B"))
    );
    assert_eq!((&said["explanation"], &said["late"]), (&json!("Conte nos dedos."), &json!(false)));
    assert_eq!(
        (&said["score"], &said["streak"], &said["currentQuestion"]),
        (&json!(15), &json!(1), &json!(2))
    );
    let next = &said["nextQuestion"];
    assert_eq!(next["ordinal"], 2);
    let left = next["remainingMs"].as_i64().unwrap();
    assert!((31_000..=32_000).contains(&left), "the verdict takes none of its time: {next}");
    let wrong = answer(pupil, &quiz["id"], &next["id"], "A").expect(200).json();
    assert_eq!(
        (&wrong["isCorrect"], &wrong["points"], &wrong["streak"]),
        (&json!(false), &json!(0), &json!(0))
    );
    end(pupil, &quiz, "finish").expect(409);
    let last = answer(pupil, &quiz["id"], &wrong["nextQuestion"]["id"], "").expect(200).json();
    assert_eq!((&last["isCorrect"], &last["nextQuestion"]), (&json!(false), &json!(null)), "an empty answer");
    let ranking = pupil.get(format!("/api/students/{}/ranking", of.pupils[0].0)).expect(200).json();
    assert_eq!(ranking["totalPoints"], 15, "they count with the last answer");
    let ended = end(pupil, &quiz, "finish").expect(200).json();
    assert_eq!(
        (&ended["correctAnswers"], &ended["score"], &ended["toReview"]),
        (&json!(1), &json!(15), &json!(2))
    );
    assert_eq!(ended["newAchievements"][0]["type"], "primeiro_quiz");
    assert_eq!(ended["experience"]["gained"], 25, "15 points and an achievement of 10");
    assert_eq!(end(pupil, &quiz, "finish").expect(200).json(), ended, "the same again");
    assert_eq!(pupil.get("/api/quiz/current").expect(200).json()["quiz"], json!(null));
}

#[test]
fn what_was_reached_is_told_to_the_pupil_and_the_staff() {
    let of = Setting::new(2);
    let (id, pupil) = &of.pupils[0];
    let quiz = of.begun(pupil);
    play(pupil, &quiz, "BA");
    end(pupil, &quiz, "finish").expect(200);
    for caller in [pupil, of.gestor()] {
        let read = |what: &str| caller.get(format!("/api/students/{id}/{what}")).expect(200).json();
        assert_eq!(read("quiz-sessions")[0]["status"], "concluido");
        assert_eq!(read("achievements")["unlocked"][0]["type"], "primeiro_quiz");
        let ranking = read("ranking");
        assert_eq!((&ranking["totalPoints"], &ranking["experiencePoints"]), (&json!(15), &json!(25)));
        assert_eq!(
            (&ranking["position"], &ranking["of"], &ranking["averageScore"]),
            (&json!(1), &json!(1), &json!(50))
        );
        assert_eq!(read("mastery").as_array().unwrap().len(), 2);
        let result = read("performance")[0].clone();
        assert_eq!((&result["quizId"], &result["simulationId"]), (&quiz["id"], &json!(null)));
        assert_eq!((&result["correctAnswers"], &result["score"]), (&json!(1), &json!("50.00")));
        assert_eq!(read("results")["bySubject"][0]["hits"], 1);
        assert_eq!(
            (&read("review")["due"], &read("review")["later"]),
            (&json!(0), &json!(1)),
            "it comes back tomorrow"
        );
        let review = caller.get(format!("/api/quiz/{}", quiz["id"])).expect(200).json();
        let answers: Vec<_> =
            review["questions"].as_array().unwrap().iter().map(|it| &it["selectedAnswer"]).collect();
        assert_eq!(answers, ["B", "A"]);
    }
    let (_, other) = &of.pupils[1];
    for what in ["quiz-sessions", "achievements", "ranking", "mastery", "results", "review"] {
        other.get(format!("/api/students/{id}/{what}")).expect(404);
    }
    other.get(format!("/api/quiz/{}", quiz["id"])).expect(404);
}

#[test]
fn who_leaves_the_ranking_is_not_in_it() {
    let of = Setting::new(1);
    for (_, pupil) in &of.pupils {
        let quiz = of.begun(pupil);
        play(pupil, &quiz, "B");
        end(pupil, &quiz, "finish").expect(200);
    }
    let [(first, pupil), (second, other)] = &of.pupils[..] else { panic!("two pupils") };
    let ranking = |caller: &crate::client::Caller, id| {
        caller.get(format!("/api/students/{id}/ranking")).expect(200).json()
    };
    assert_eq!(ranking(pupil, first)["neighbours"].as_array().unwrap().len(), 2);
    pupil.put(format!("/api/students/{first}/ranking/visibility"), json!({ "hidden": true })).expect(204);
    pupil.put(format!("/api/students/{second}/ranking/visibility"), json!({ "hidden": true })).expect(404);
    let own = ranking(pupil, first);
    assert_eq!((&own["hidden"], &own["position"]), (&json!(true), &json!(null)));
    assert_eq!(ranking(other, second)["of"], 1);
}

#[test]
fn a_quiz_goes_on_where_it_was_left() {
    let of = Setting::new(3);
    let (_, pupil) = &of.pupils[0];
    let quiz = of.begun(pupil);
    play(pupil, &quiz, "B");
    let again = of.begun(pupil);
    assert_eq!(
        (&again["id"], &again["currentQuestion"]),
        (&quiz["id"], &json!(2)),
        "started again, it goes on"
    );
    let current = pupil.get("/api/quiz/current").expect(200).json()["quiz"].clone();
    assert_eq!(current["question"]["id"], again["question"]["id"]);
    let other = json!({ "subjectId": of.subject, "difficulty": "medio" });
    let refused = pupil.post("/api/quiz/start", other.clone()).expect(409);
    assert!(refused.detail().contains("em andamento"), "{}", refused.detail());
    let presented = end(pupil, &quiz, "present").expect(200).json();
    assert_eq!(
        (&presented["id"], &presented["canPresent"]),
        (&again["question"]["id"], &json!(false)),
        "once"
    );
    end(pupil, &quiz, "abandon").expect(204);
    end(pupil, &quiz, "abandon").expect(204);
    assert_ne!(pupil.post("/api/quiz/start", other).expect(201).json()["id"], quiz["id"]);
    let of_abandoned = pupil.get(format!("/api/quiz/{}", quiz["id"])).expect(200).json();
    assert_eq!(
        of_abandoned["questions"].as_array().unwrap().len(),
        1,
        "the keys of the others stay where they are"
    );
}

#[test]
fn a_professor_sets_the_time_of_their_own_pupils() {
    let of = Setting::new(1);
    let (id, pupil) = &of.pupils[0];
    let path = format!("/api/students/{id}/pace");
    assert_eq!(of.gestor().get(&path).expect(200).json(), json!({ "timeMode": "normal", "mayChange": true }));
    of.gestor().put(&path, json!({ "timeMode": "sem_tempo" })).expect(204);
    let quiz = of.begun(pupil);
    assert_eq!((&quiz["timeMode"], &quiz["limitSeconds"]), (&json!("sem_tempo"), &json!(null)));
    let wrong = of.gestor().put(&path, json!({ "timeMode": "livre" })).expect(400);
    assert!(wrong.detail().contains("normal, tempo_extra ou sem_tempo"), "{}", wrong.detail());
    let professor = &of.world.ours.professor.caller;
    assert_eq!(professor.get(&path).expect(200).json()["mayChange"], false);
    let denied = professor.put(&path, json!({ "timeMode": "normal" })).expect(403);
    assert!(denied.detail().contains("leciona na turma"), "{}", denied.detail());
    pupil.get(&path).expect(403);
}

#[test]
fn the_staff_see_who_plays() {
    let of = Setting::new(2);
    let path = format!("/api/classes/{}/playing", of.class);
    assert_eq!(of.gestor().get(&path).expect(200).json(), json!([]));
    let quiz = of.begun(of.pupil());
    play(of.pupil(), &quiz, "B");
    let playing = of.gestor().get(&path).expect(200).json();
    assert_eq!((&playing[0]["name"], &playing[0]["quiz"]["answered"]), (&json!("Bia Lima"), &json!(1)));
    assert_eq!(playing[0]["quiz"]["question"], json!(null));
    play(of.pupil(), &of.begun(of.pupil()), "B");
    assert_eq!(
        of.gestor().get(&path).expect(200).json(),
        json!([]),
        "who has answered all of it plays no more"
    );
}

#[test]
fn what_was_missed_comes_back_without_time_and_without_points() {
    let of = Setting::new(2);
    let (id, pupil) = &of.pupils[0];
    let quiz = of.begun(pupil);
    play(pupil, &quiz, "AB");
    end(pupil, &quiz, "finish").expect(200);
    let review = json!({ "subjectId": of.subject, "difficulty": "misto", "review": true });
    let refused = pupil.post("/api/quiz/start", review.clone()).expect(409);
    assert_eq!(refused.detail(), "Você não tem erros para rever hoje.");
    of.world.execute(&format!("UPDATE student_misses SET since = since - 2 WHERE student_id = {id}"));
    let due = pupil.get(format!("/api/students/{id}/review")).expect(200).json();
    assert_eq!((&due["due"], &due["bySubject"][0]["due"]), (&json!(1), &json!(1)));
    let quiz = pupil.post("/api/quiz/start", review).expect(201).json();
    assert_eq!(
        (&quiz["review"], &quiz["limitSeconds"], &quiz["totalQuestions"]),
        (&json!(true), &json!(null), &json!(1))
    );
    let said = play(pupil, &quiz, "B");
    assert_eq!((&said["isCorrect"], &said["points"]), (&json!(true), &json!(0)));
    let ended = end(pupil, &quiz, "finish").expect(200).json();
    assert_eq!(ended["score"], 0);
}

#[test]
fn pupils_are_told_their_own_subjects_and_class() {
    let of = Setting::new(2);
    let gestor = of.gestor();
    let other = json!({ "name": "Arte", "stage": "anos_iniciais" });
    gestor.post("/api/subjects", other).expect(201);
    let path = of.world.ours.path("/subjects");
    let told = of.pupil().get(&path).expect(200).json();
    let told: Vec<_> =
        told.as_array().unwrap().iter().map(|it| (&it["name"], &it["questionCount"])).collect();
    assert_eq!(told, [(&json!("Matemática"), &json!(2))]);
    let staff = gestor.get(&path).expect(200).json();
    assert!(staff.as_array().unwrap().iter().all(|it| it["questionCount"].is_null()), "{staff}");
    let class = crate::pupils::class(gestor, "9º B", None);
    of.pupil().get(format!("/api/classes/{}", of.class)).expect(200);
    of.pupil().get(format!("/api/classes/{class}")).expect(404);
}
