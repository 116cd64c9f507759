//! As what a question enters the bank.

use kernel::{Contents, Stage};
use quiz_engine::formats::read;
use quiz_engine::import::{Bank, plan};
use quiz_engine::question::{Status, SubjectContext};

#[test]
fn what_lacks_its_picture_or_is_no_longer_asked_enters_so_and_says_it() {
    for (file, status, told) in [
        ("::1::Um?{=1 ~2 ~3 ~4}", Status::Ativa, ""),
        ("::1::[html]Um? <img src='a.png'>{=1 ~2 ~3 ~4}", Status::Rascunho, "a imagem não é importada"),
        ("// [tag:situacao:rascunho]\n::1::Um?{=1 ~2 ~3 ~4}", Status::Rascunho, "como diz o arquivo"),
        (
            "// [tag:situacao:inativa]\n::1::[html]Um? <img src='a'>{=1 ~2 ~3 ~4}",
            Status::Inativa,
            "Entra inativa",
        ),
    ] {
        let of = SubjectContext::of("Arte", Stage::AnosFinais);
        let plan = plan(&read(&Contents::Text(file.to_owned()), of).unwrap(), &Bank::default());
        let statuses: Vec<_> = plan.new_questions().map(|entering| entering.status).collect();
        assert_eq!(statuses, [status], "{file}");
        let observation = plan.told().next().map(|told| told.observation).unwrap_or_default();
        assert!(observation.contains(told) && observation.is_empty() == told.is_empty(), "{observation}");
    }
}
