mod study;
mod switch;
mod valid;

use serde_json::{Value, json};

use crate::client::{Answer, Caller, Request};
use crate::quiz::Setting;

pub use valid::AREA;

impl Setting {
    fn switch(&self, body: Value) -> Answer {
        self.gestor().put(self.world.ours.path("/learning-analysis"), body)
    }

    fn switch_on(&self) {
        self.switch(json!({ "enabled": true })).expect(200);
    }

    /// Of the first pupil.
    fn of_pupil(&self, what: &str) -> String {
        format!("/api/students/{}/{what}", self.pupils[0].0)
    }

    fn read(&self, what: &str) -> Value {
        self.pupil().get(self.of_pupil(what)).expect(200).json()
    }

    fn analyzed(&self) -> Value {
        self.gestor().post(self.of_pupil("analyze-learning-style"), json!({})).expect(200).json()
    }

    fn records(&self, quiz: &Value, question: &Value, kind: &str) -> Answer {
        let body = json!({ "questionId": question, "type": kind });
        self.pupil().post(format!("/api/quiz/{quiz}/behavior"), body)
    }
}

fn mark(caller: &Caller, id: &Value, body: Value) -> Answer {
    caller.send(Request::new("PATCH", format!("/api/learning-recommendations/{id}")).json(body))
}
