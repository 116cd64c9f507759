//! How a class and a school would do on the SAEB's matrices.

use serde_json::json;

use super::{Answered, Setting};

const ANSWERED: Answered =
    Answered { pupils: 12, descriptors: 20, questions: 2, correct: "(p + d + n) % 3 > 0" };

#[test]
fn too_little_has_no_number_but_what_is_missing() {
    let of = Setting::new();
    let nothing = of.gestor().get(of.projection()).expect(200).json();
    assert_eq!((&nothing["matrix"], &nothing["joint"]), (&json!("9"), &json!(null)));
    assert_eq!(nothing["notice"], "Projeção interna, não é nota do Saeb.");
    let mathematics = &nothing["components"][1];
    assert_eq!((&mathematics["component"], &mathematics["projection"]), (&json!("MT"), &json!(null)));
    assert_eq!(mathematics["lacks"].as_array().unwrap().len(), 3);
    assert_eq!(
        mathematics["lacks"][0],
        "Por enquanto não há respostas a questões da matriz; a projeção precisa de 40."
    );

    of.answer(&Answered { pupils: 6, descriptors: 1, questions: 8, correct: "p > 3" });
    let one = of.gestor().get(of.projection()).expect(200).json();
    let mathematics = &one["components"][1];
    assert_eq!(mathematics["projection"], json!(null));
    assert_eq!(
        mathematics["lacks"],
        json!(["Só 1 dos 37 descritores da matriz foi respondido; a projeção precisa de 10."])
    );
    let gain = &mathematics["gains"][0];
    assert_eq!(
        (&gain["code"], &gain["toStrengthen"], &gain["answered"]),
        (&json!("D1"), &json!(3), &json!(6))
    );
    // Half of the class, each 0.88 of 0.65, one of 37 descriptors, ten points.
    assert_eq!(gain["gain"], "0.08");
    let school = of.gestor().get(of.world.ours.path("/projection")).expect(200).json();
    assert_eq!(school["stages"].as_array().unwrap().len(), 3);
    assert_eq!(school["stages"][1]["joint"], json!(null));
}

#[test]
fn a_class_with_answers_enough_has_an_index_and_its_school_too() {
    let of = Setting::new();
    of.answer(&ANSWERED);
    let class = of.gestor().get(of.projection()).expect(200).json();
    let mathematics = &class["components"][1];
    let index: f64 = mathematics["projection"]["index"].as_str().unwrap().parse().unwrap();
    assert!((5.5..7.8).contains(&index), "{mathematics}");
    assert_eq!(
        mathematics["coverage"],
        json!({ "descriptorsAnswered": 20, "descriptors": 37, "pupilsAnswered": 12, "pupils": 12, "answers": 480 })
    );
    assert_eq!(class["joint"]["only"], "MT");
    assert_eq!(class["joint"]["projection"], mathematics["projection"]);
    let school = of.gestor().get(of.world.ours.path("/projection")).expect(200).json();
    let stage = &school["stages"][1];
    assert_eq!(stage["components"][1]["projection"], mathematics["projection"], "its only class");
    assert_eq!(
        stage["components"][1]["coverage"],
        json!({ "classesProjected": 1, "classes": 1, "pupilsProjected": 12, "pupils": 12 })
    );
    assert_eq!(stage["classes"][0]["classId"], of.class);
    assert_eq!(
        stage["components"][1]["notCalibrated"],
        "Sem calibração: ela precisa de 2 edições da própria escola com projeção e resultado oficial, e há 0."
    );
}

#[test]
fn a_school_is_calibrated_by_its_own_editions() {
    let of = Setting::new();
    of.answer(&ANSWERED);
    let now = of.gestor().get(of.world.ours.path("/projection")).expect(200).json();
    let now = &now["stages"][1]["components"][1]["projection"]["index"];
    let now: f64 = now.as_str().unwrap().parse().unwrap();
    for year in [2007, 2009] {
        // A class of that year that answered alike, and a note half a point above what is projected of it.
        let then = json!({
            "name": "9º A", "year": "9º ano", "stage": "anos_finais", "shift": "matutino", "schoolYear": year,
        });
        let then = of.gestor().post("/api/classes", then).expect(201).json()["id"].as_i64().unwrap();
        of.answer_in(then, &ANSWERED, &format!("timestamptz '{year}-10-30'"));
        let proficiency = 100.0 + 30.0 * (now + 0.5);
        let figure = json!({
            "stage": "anos_finais", "year": year, "idebScore": "5.0", "proficiencyLp": "250",
            "proficiencyMt": format!("{proficiency:.2}"),
        });
        of.gestor().post(of.world.ours.path("/ideb"), figure).expect(201);
    }
    let school = of.gestor().get(of.world.ours.path("/projection")).expect(200).json();
    let component = &school["stages"][1]["components"][1];
    assert_eq!(component["notCalibrated"], json!(null));
    assert_eq!(component["calibrated"]["editions"], 2);
    let index: f64 = component["calibrated"]["projection"]["index"].as_str().unwrap().parse().unwrap();
    assert!((index - now - 0.5).abs() < 0.21, "{component}");
}
