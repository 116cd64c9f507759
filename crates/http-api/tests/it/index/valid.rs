//! Valid requests of the area.

use serde_json::json;

use crate::reference::OURS;
use crate::spreadsheets::table;
use crate::table::valid::{Area, PUBLIC, STAFF, Valid, plain};

pub static AREA: Area = Area {
    tables: &["ideb_data", "ideb_goals", "enrolments", "simulations"],
    valid: &[
        Valid::of("about.read", PUBLIC, plain),
        Valid::of("index.history", STAFF, plain),
        Valid::of("figure.enter", [401, 403, 403, 201, 201, 404], |_, request| {
            request.json(json!({ "stage": "anos_iniciais", "year": 2019, "idebScore": "5.8" }))
        }),
        Valid::of("figure.remove", [401, 403, 403, 204, 204, 404], |target, request| {
            request.at("{id}", &target.figure().to_string())
        }),
        Valid::of("figure.import", [401, 403, 403, 200, 200, 404], |_, request| {
            let line = format!("{OURS};EE DA NOSSA RUA;Estadual;anos_iniciais;2021;5,8");
            request.file("notas.csv", table(&[&line]).as_bytes())
        }),
        Valid::of("figure.template", [401, 403, 403, 200, 200, 404], plain),
        Valid::of("index.calculate", STAFF, |_, request| {
            request.json(json!({
                "stage": "anos_finais", "proficiencyLp": "260.84", "proficiencyMt": "258.94",
                "approvalByGrade": ["93.4", "93.7", null, "95.0"], "targetIdeb": "5.3", "locked": ["lp"],
            }))
        }),
        Valid::of("index.outlook", STAFF, |_, request| request.asking("stage=anos_finais")),
        Valid::of("index.country_outlook", STAFF, |_, request| request.at("{stage}", "anos_finais")),
        Valid::of("enrolment.list", STAFF, plain),
        Valid::of("enrolment.set", [401, 403, 204, 204, 204, 404], |_, request| {
            request.json(json!({ "stage": "anos_finais", "pupils": [76, null, 79, 81] }))
        }),
        Valid::of("index.ranking", STAFF, |_, request| {
            request.at("{year}", "2023").asking("stage=anos_finais")
        }),
        Valid::of("index.comparison", STAFF, |_, request| request.asking("stage=anos_finais")),
        Valid::of("goal.list", STAFF, plain),
        Valid::of("goal.set", [401, 403, 403, 200, 200, 404], |_, request| {
            request.json(json!({ "stage": "anos_finais", "year": 2027, "goal": "5.4" }))
        }),
        Valid::of("goal.remove", [401, 403, 403, 204, 204, 404], |target, request| {
            target.goal();
            request.at("{stage}", "anos_finais").at("{year}", "2025")
        }),
        Valid::of("simulation.list", STAFF, plain),
        Valid::of("simulation.insights", STAFF, |_, request| request.asking("stage=anos_finais")),
        Valid::of("simulation.save", [401, 403, 201, 201, 201, 404], |target, request| {
            request.json(json!({
                "mode": "oficial", "schoolId": target.school, "stage": "anos_finais", "edition": 2023,
                "proficiencyLp": "260.84", "proficiencyMt": "258.94",
                "approvalByGrade": ["93.4", "93.7", "93.9", "95.0"], "targetIdeb": "5.1", "name": "Plano A",
            }))
        }),
        Valid::of("simulation.read", STAFF, |target, request| request.at("{id}", &target.simulation())),
        // It is the gestor's: whoever else works there sees it, and leaves it as it is.
        Valid::of("simulation.rename", [401, 403, 403, 403, 200, 404], |target, request| {
            request.at("{id}", &target.simulation()).json(json!({ "name": "Reforço nas duas provas" }))
        }),
        Valid::of("simulation.remove", [401, 403, 403, 403, 204, 404], |target, request| {
            request.at("{id}", &target.simulation())
        }),
        Valid::of("simulation.restore", [401, 403, 404, 404, 200, 404], |target, request| {
            let id = target.simulation();
            target.gestor.delete(format!("/api/simulations/{id}")).expect(204);
            request.at("{id}", &id)
        }),
    ],
};
