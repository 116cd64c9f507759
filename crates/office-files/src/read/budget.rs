use std::cell::Cell;

use super::bounds::Limits;
use super::unreadable::Unreadable;

/// How many steps pass between two looks at whether anyone still waits.
const BETWEEN_LOOKS: u64 = 4096;

/// The memory of a file is at most so many times its bytes: the operator's limit is made for large files, and a small
/// one must not use it up.
const TIMES_PACKED: u64 = 200;

/// Any file may take this much of the limit.
const FOR_ANY: u64 = 64_000_000;

/// What the reading of one file may still take. All readers count here, so that it also ends the work itself when
/// nobody waits for it any more.
pub(crate) struct Budget<'a> {
    pub limits: &'a Limits,
    memory: u64,
    steps: Cell<u64>,
    held: Cell<u64>,
    is_wanted: &'a dyn Fn() -> bool,
}

impl<'a> Budget<'a> {
    pub fn new(packed: usize, limits: &'a Limits, is_wanted: &'a dyn Fn() -> bool) -> Self {
        let for_its_size = FOR_ANY.saturating_add(TIMES_PACKED.saturating_mul(packed as u64));
        let memory = limits.memory.min(for_its_size);
        Self { limits, memory, steps: Cell::new(0), held: Cell::new(0), is_wanted }
    }

    /// Counts a step.
    pub fn step(&self) -> Result<(), Unreadable> {
        let steps = self.steps.get() + 1;
        self.steps.set(steps);
        if steps > self.limits.steps {
            return Err(Unreadable::TooMuch);
        }
        if steps.is_multiple_of(BETWEEN_LOOKS) { self.go_on() } else { Ok(()) }
    }

    /// Whether anyone still waits for the file.
    pub fn go_on(&self) -> Result<(), Unreadable> {
        if (self.is_wanted)() { Ok(()) } else { Err(Unreadable::Unwanted) }
    }

    /// Counts bytes that are kept in memory, before they are.
    pub fn hold(&self, bytes: usize) -> Result<(), Unreadable> {
        let held = self.held.get().saturating_add(bytes as u64);
        if held > self.memory {
            return Err(Unreadable::TooMuch);
        }
        self.held.set(held);
        Ok(())
    }

    /// Gives back bytes that were held.
    pub fn release(&self, bytes: usize) {
        self.held.set(self.held.get().saturating_sub(bytes as u64));
    }

    /// How many bytes more may be held.
    pub fn left(&self) -> u64 {
        self.memory - self.held.get()
    }
}

#[cfg(test)]
pub(crate) fn unbounded(limits: &Limits) -> Budget<'_> {
    Budget::new(usize::MAX, limits, &|| true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_and_bytes_are_counted() {
        let limits = Limits { steps: 3, memory: 10, ..Limits::UPLOAD };
        let budget = unbounded(&limits);
        assert_eq!((0..3).try_for_each(|_| budget.step()), Ok(()));
        assert_eq!(budget.step(), Err(Unreadable::TooMuch));
        assert_eq!(budget.hold(10), Ok(()));
        assert_eq!(budget.hold(1), Err(Unreadable::TooMuch));
        budget.release(4);
        assert_eq!((budget.left(), budget.hold(4)), (4, Ok(())));
    }

    #[test]
    fn a_small_file_does_not_use_up_the_memory_for_large_ones() {
        for (packed, memory) in [(0, 64_000_000), (1_400_000, 344_000_000), (64_000_000, 1_000_000_000)] {
            assert_eq!(Budget::new(packed, &Limits::OPERATOR, &|| true).left(), memory, "{packed}");
        }
        assert_eq!(Budget::new(34_000, &Limits::UPLOAD, &|| true).left(), 16_000_000);
    }

    #[test]
    fn the_work_ends_soon_after_nobody_waits() {
        let budget = Budget::new(0, &Limits::UPLOAD, &|| false);
        let steps = (1..=2 * BETWEEN_LOOKS).find(|_| budget.step().is_err());
        assert_eq!(steps, Some(BETWEEN_LOOKS));
        assert_eq!(budget.go_on(), Err(Unreadable::Unwanted));
    }
}
