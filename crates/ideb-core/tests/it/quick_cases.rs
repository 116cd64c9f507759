//! The cases of `tests/quick_cases.json` hold here and in the browser, so that both round alike.

use ideb_core::simulate::QuickRequest;

#[test]
fn the_quick_mode_gives_what_the_browser_gives() {
    let cases: serde_json::Value = serde_json::from_str(include_str!("../quick_cases.json")).unwrap();
    let cases = cases.as_array().unwrap();
    assert!(cases.len() >= 40);
    for case in cases {
        let text = |key: &str| case[key].as_str().unwrap();
        let request = QuickRequest {
            approval: text("approvalRate"),
            saeb: text("saebScore"),
            ..QuickRequest::default()
        };
        let simulated = request.simulate().unwrap();
        assert_eq!(simulated.ideb.to_string(), text("ideb"), "{case}");
    }
}
