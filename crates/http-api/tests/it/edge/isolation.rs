//! Whatever another school asks, nothing of ours is in the answer.

use serde_json::{Value, json};

use crate::client::Request;
use crate::harness::{PASSWORD, World, registration, sign_in};
use crate::table::valid::{Target, Valid, all};

/// A sequence that is the same at every run (SplitMix64).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        usize::try_from((mixed ^ (mixed >> 31)) % limit as u64).unwrap()
    }

    fn pick<'a, T>(&mut self, choices: &'a [T]) -> &'a T {
        &choices[self.below(choices.len())]
    }
}

/// What only the watched school knows. Long enough to be no part of a time or of another number.
const CANARIES: [&str; 20] = [
    "Escola Canário-da-Terra",
    "Serra do Canário",
    "35900717",
    "Canária",
    "Tico-Tico",
    "canario@escola.example",
    "gestor.canario",
    // Of simulations.
    "87.63",
    "\"7.31\"",
    "\"6.41\"",
    "\"6.47\"",
    "271.83",
    "314.15",
    "61.87",
    // Of a record.
    "241.42",
    "173.25",
    "73.59",
    // Of its activities.
    ": 6,41",
    "definiu a meta 9,3",
    "dados de 2019, Ensino Médio",
];

struct Watched {
    school: i64,
    figure: i64,
    simulation: i64,
}

/// A school full of words and numbers that stand nowhere else.
fn watched(world: &World) -> Watched {
    let mut form = registration("gestor.canario", Some("35900717"));
    for (field, value) in [
        ("schoolName", "Escola Canário-da-Terra"),
        ("municipality", "Serra do Canário"),
        ("managerFirstName", "Canária"),
        ("managerLastName", "Tico-Tico"),
        ("managerEmail", "canario@escola.example"),
    ] {
        form[field] = value.into();
    }
    let school = world.anonymous().post("/api/schools/register", form).expect(201).json()["schoolId"].clone();
    let gestor = world.anonymous().after(&sign_in(&world.anonymous(), "gestor.canario", PASSWORD));
    let path = |rest: &str| format!("/api/school/{school}{rest}");
    let quick = json!({ "approvalRate": "87.63", "saebScore": "7.31", "targetIdeb": "6.47" });
    assert_eq!(gestor.post("/api/simulations", quick).expect(201).json()["calculatedIdeb"], "6.41");

    let official = json!({
        "mode": "oficial", "stage": "ensino_medio", "proficiencyLp": "271.83", "proficiencyMt": "314.15",
        "approvalByGrade": ["61.87", "90", "90"], "targetIdeb": "4.98",
    });
    let simulation = gestor.post("/api/simulations", official).expect(201).json()["id"].clone();
    let figure = json!({
        "stage": "ensino_medio", "year": 2019, "proficiencyLp": "241.42", "proficiencyMt": "173.25",
        "approvalByGrade": ["73.59"], "idebScore": "8.7",
    });
    let figure = gestor.post(path("/ideb"), figure).expect(201).json()["id"].clone();
    let goal = json!({ "stage": "anos_finais", "year": 2027, "goal": "9.3" });
    gestor.put(path("/goals"), goal).expect(200);
    let file = b"id_escola;nome_escola;rede;etapa;ano;ideb\n35900717;X;Estadual;anos_finais;2015;8,8\n";
    let import = Request::new("POST", path("/ideb/import")).file("n.csv", file);
    assert_eq!(gestor.send(import).expect(200).json()["created"], 1);
    // A canary that no answer shows would prove nothing.
    let shown: String = ["", "/activities", "/ideb", "/goals", "/simulations"]
        .iter()
        .map(|rest| gestor.get(path(rest)).expect(200).body)
        .chain([gestor.get("/api/user").body])
        .collect();
    for canary in CANARIES {
        assert!(shown.contains(canary), "{canary}");
    }
    let number = |value: &Value| value.as_i64().unwrap();
    Watched { school: number(&school), figure: number(&figure), simulation: number(&simulation) }
}

#[test]
fn no_canary_of_a_school_is_seen_under_random_calls_of_another() {
    let world = World::new();
    let watched = watched(&world);
    let mut random = Random(20_260_719);
    let callers =
        [&world.theirs.gestor, &world.theirs.coordenador, &world.theirs.professor].map(|it| &it.caller);
    // Some end sessions, or open new ones by the dozen; one takes our school's code.
    let left_out = ["session.open", "session.close", "password.change", "school.register", "school.code"];
    let rows: Vec<&Valid> = all().filter(|valid| !left_out.contains(&valid.id)).collect();
    let before = rows_of(&world, watched.school);
    let mut fruitful = 0;
    for _ in 0..200 {
        let schools = [watched.school, world.theirs.id, world.theirs.id, random_id(&mut random)];
        let mut target = Target::ours(&world, &world.ours.gestor.caller);
        target.school = *random.pick(&schools);
        target.known_figure = Some(watched.figure);
        let mut request = random.pick(&rows).request(&target);
        let joined = if request.path.contains('?') { '&' } else { '?' };
        let more = match random.below(5) {
            0 => format!("{joined}before={}", watched.simulation),
            1 => format!("{joined}limit=200"),
            2 => format!("{joined}schoolId={}&userId=1", watched.school),
            3 => format!("{joined}year=2019"),
            _ => String::new(),
        };
        request.path.push_str(&more);
        if random.below(4) == 0 {
            request = request.once(&format!("chave-{}", random.below(5)));
        }
        let (method, path) = (request.method, request.path.clone());
        let answer = random.pick(&callers).send(request);
        assert!(answer.status < 500, "{method} {path}: {}", answer.body);
        fruitful += usize::from(answer.status < 300);
        let seen = format!("{:?}{}", answer.headers, answer.body);
        for canary in CANARIES {
            assert!(!seen.contains(canary), "{method} {path} shows {canary:?}: {seen}");
        }
    }
    // The more rows ask for a thing by its number, the fewer of them find one of another school.
    assert!(fruitful > 25, "only {fruitful} calls were answered");
    assert_eq!(rows_of(&world, watched.school), before, "another school changed something");
}

/// Everything the school has, and what happened there.
fn rows_of(world: &World, school: i64) -> Vec<String> {
    let tables = ["schools WHERE id", "users WHERE school_id", "simulations WHERE school_id"];
    let more = ["ideb_data WHERE school_id", "ideb_goals WHERE school_id", "audit_events WHERE school_id"];
    let rows = tables.into_iter().chain(more);
    rows.flat_map(|of| {
        let (table, column) = of.split_once(" WHERE ").unwrap();
        world.texts(&format!("SELECT t::text AS text FROM {table} t WHERE {column} = {school} ORDER BY 1"))
    })
    .collect()
}

/// Some school's, most likely nobody's.
fn random_id(random: &mut Random) -> i64 {
    i64::try_from(random.below(1_000_000)).unwrap()
}
