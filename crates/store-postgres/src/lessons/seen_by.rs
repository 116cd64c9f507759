//! Who sees a plan, as statements say it.

/// Whom [`lesson_planning::plan::Plan::is_seen_by`] lets see a plan.
macro_rules! seen {
    () => {
        "(p.created_by = sought.reader OR p.status = 'aprovado' OR sought.leads AND p.status IN ('enviado', 'devolvido'))"
    };
}
pub(super) use seen;
