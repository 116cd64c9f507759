//! The allocator. What a large answer or a file took goes back to the system as soon as it is over: memory that is kept
//! for the next one adds up over the threads, and a few people who ask for much would fill the machine.

use std::ffi::c_long;

use libmimalloc_sys::mi_option_set;
use mimalloc::MiMalloc;

#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// `mi_option_purge_delay` of `mimalloc.h`: milliseconds for which freed memory is kept.
const PURGE_DELAY: i32 = 15;

/// Keeps nothing; before anything large is allocated. `lists-not-taken` of `scripts/prove` measures what it is for.
pub fn give_back_at_once() {
    const NO_DELAY: c_long = 0;
    // SAFETY: writes one number of the allocator's own settings, which are read atomically.
    #[allow(unsafe_code)]
    unsafe {
        mi_option_set(PURGE_DELAY, NO_DELAY);
    }
}
