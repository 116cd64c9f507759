//! Whether a school has how its pupils study analysed: that is profiling, and a gestor's to decide.

use chrono::{DateTime, Utc};
use kernel::{Invalid, StoreError};
use learning_style::store::{KnownLearning, Stored, Switched};
use school_management::notices::activity::{ActivityKind, NewActivity};

use super::refusal::LearningError;
use crate::gate::model::World;
use crate::gate::session::LiveSession;
use crate::tx::database::SchoolTx;

/// How the switch stands, and what is kept of what it brought.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SwitchSeen {
    /// `None` where nobody ever switched it on.
    pub last: Option<Switched>,
    pub stored: Stored,
}

/// What a gestor wants.
#[derive(Debug, Clone, Copy)]
pub struct Wanted {
    pub on: bool,
    /// Whether what was recorded and found is deleted; only where it goes off, or is.
    pub forget: bool,
}

impl SwitchSeen {
    pub fn is_on(&self) -> bool {
        self.last.as_ref().is_some_and(|last| last.on)
    }

    /// What becomes of what is kept, in a sentence.
    pub fn kept(&self) -> String {
        let Stored { profiles, behaviours, replies } = self.stored;
        if self.stored == Stored::default() {
            return "Nenhum perfil, interação ou questionário está guardado.".to_owned();
        }
        let counted = [
            counted(profiles, "perfil", "perfis"),
            counted(behaviours, "interação", "interações"),
            counted(replies, "questionário", "questionários"),
        ];
        let [profiles, behaviours, replies] = counted;
        let rest = if self.is_on() { "" } else { " Ninguém os vê enquanto a análise estiver desligada." };
        format!("Guardados: {profiles}, {behaviours} e {replies}.{rest}")
    }
}

fn counted(number: u64, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

pub fn is_on(learning: &mut dyn KnownLearning) -> Result<bool, StoreError> {
    Ok(learning.switched()?.is_some_and(|last| last.on))
}

pub fn seen(learning: &mut dyn KnownLearning) -> Result<SwitchSeen, StoreError> {
    Ok(SwitchSeen { last: learning.switched()?, stored: learning.stored()? })
}

/// By a gestor: the endpoint lets nobody else come here. What changes nothing is not told.
pub fn set(
    tx: &mut dyn SchoolTx,
    by: &LiveSession,
    wanted: Wanted,
    now: DateTime<Utc>,
) -> Result<SwitchSeen, LearningError> {
    if by.scope().world() == World::Demonstration {
        return Err(LearningError::Demonstration);
    }
    if wanted.on && wanted.forget {
        let sentence = "Só se apaga o que foi guardado ao desligar a análise.";
        return Err(Invalid::field("forget", sentence).into());
    }
    let actor = by.actor().id();
    let tell = |tx: &mut dyn SchoolTx, text: &str| {
        tx.school().record(Some(actor), &NewActivity::new(ActivityKind::Pupils, text), now)
    };
    if wanted.on {
        if tx.learning().switch_on(actor, now)? {
            tell(tx, "ligou a análise do estilo de estudo dos alunos")?;
        }
    } else if tx.learning().switch_off(actor, now)? {
        tell(tx, "desligou a análise do estilo de estudo dos alunos")?;
    }
    if wanted.forget {
        let before = tx.learning().stored()?;
        tx.learning().forget()?;
        if before != Stored::default() {
            tell(tx, "apagou os perfis de estudo, as interações e os questionários dos alunos")?;
        }
    }
    Ok(seen(tx.learning())?)
}
