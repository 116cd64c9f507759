//! The constraints behind the domain's ranges.

use diesel::connection::SimpleConnection;

use crate::world::World;

#[test]
fn the_tables_refuse_what_the_domain_would() {
    let world = World::new();
    let ana = world.school("ana");
    let (school, user) = (ana.scope().school(), ana.actor().id());
    let mut admin = world.admin();
    let own = |column: &str, value: &str| {
        format!(
            "INSERT INTO ideb_data (school_id, stage, year, {column}) VALUES ({school}, 'anos_finais', 2023, {value})"
        )
    };
    let simulation = |columns: &str, values: &str| {
        format!(
            "INSERT INTO simulations (school_id, user_id, approval_rate, saeb_score, calculated_ideb, {columns})
             VALUES ({school}, {user}, 94, 5.4, 5.07, {values})"
        )
    };
    for (statement, constraint) in [
        (own("ideb_score", "10.1"), "ideb_data_ideb_score_range"),
        (own("ideb_score", "5.05"), "ideb_data_ideb_score_range"),
        (own("mec_goal", "-1"), "ideb_data_mec_goal_range"),
        (own("approval_rate", "100.01"), "ideb_data_approval_rate_range"),
        (own("approval_by_grade", "'{93.4,NULL,101}'"), "ideb_data_approval_by_grade_range"),
        (own("approval_by_grade", "'{1,2,3,4,5,6}'"), "ideb_data_approval_by_grade_range"),
        (own("proficiency_lp", "500.01"), "ideb_data_proficiency_lp_range"),
        (own("performance_indicator", "1.1"), "ideb_data_performance_indicator_range"),
        (own("standardized_score", "10.1"), "ideb_data_standardized_score_range"),
        (
            format!("INSERT INTO ideb_data (school_id, stage, year) VALUES ({school}, 'anos_finais', 2024)"),
            "ideb_data_year_is_edition",
        ),
        (
            format!("INSERT INTO ideb_data (school_id, stage, year) VALUES ({school}, 'creche', 2023)"),
            "ideb_data_stage_known",
        ),
        (simulation("mode", "'outra'"), "simulations_mode_known"),
        (simulation("mode, target_ideb", "'rapida', 10.01"), "simulations_target_ideb_range"),
        (simulation("mode", "'oficial'"), "simulations_mode_whole"),
        (simulation("mode, published_ideb", "'rapida', 5.1"), "simulations_mode_whole"),
        (simulation("mode, edition", "'rapida', 2023"), "simulations_mode_whole"),
        (
            format!(
                "INSERT INTO simulations (school_id, user_id, mode, approval_rate, saeb_score, calculated_ideb)
                 VALUES ({school}, {user}, 'rapida', 94, 10.01, 5.07)"
            ),
            "simulations_saeb_score_range",
        ),
    ] {
        let error = admin.batch_execute(&statement).unwrap_err().to_string();
        assert!(error.contains(constraint), "{statement}: {error}");
    }
}
