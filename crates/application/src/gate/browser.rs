//! What a session was opened with. Two words are kept, and nothing else of what the browser sent.

use kernel::words;

words! {
    pub enum Browser {
        Chrome = "chrome",
        Edge = "edge",
        Firefox = "firefox",
        Opera = "opera",
        Safari = "safari",
        Samsung = "samsung",
    }
    /// A text that names no browser.
    pub struct UnknownBrowser = "unknown browser";
}

words! {
    pub enum System {
        Android = "android",
        ChromeOs = "chromeos",
        Ios = "ios",
        Linux = "linux",
        MacOs = "macos",
        Windows = "windows",
    }
    /// A text that names no system.
    pub struct UnknownSystem = "unknown system";
}

/// A browser and the system it runs on, as far as it says so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct UserAgent {
    pub browser: Option<Browser>,
    pub system: Option<System>,
}

/// Those that others name beside themselves come last.
const BROWSERS: [(&str, Browser); 12] = [
    ("Edg/", Browser::Edge),
    ("EdgA/", Browser::Edge),
    ("EdgiOS/", Browser::Edge),
    ("OPR/", Browser::Opera),
    ("SamsungBrowser/", Browser::Samsung),
    ("Firefox/", Browser::Firefox),
    ("FxiOS/", Browser::Firefox),
    ("CriOS/", Browser::Chrome),
    ("Chrome/", Browser::Chrome),
    ("Chromium/", Browser::Chrome),
    ("HeadlessChrome/", Browser::Chrome),
    ("Safari/", Browser::Safari),
];

const SYSTEMS: [(&str, System); 8] = [
    ("Windows", System::Windows),
    ("Android", System::Android),
    ("iPhone", System::Ios),
    ("iPad", System::Ios),
    ("iPod", System::Ios),
    ("CrOS", System::ChromeOs),
    ("Macintosh", System::MacOs),
    ("Linux", System::Linux),
];

impl UserAgent {
    /// Reads the header of that name.
    pub fn read(header: &str) -> Self {
        Self { browser: first(&BROWSERS, header), system: first(&SYSTEMS, header) }
    }
}

fn first<T: Copy>(known: &[(&str, T)], header: &str) -> Option<T> {
    known.iter().find(|(sign, _)| header.contains(sign)).map(|(_, word)| *word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browsers_of_schools_are_told_apart() {
        let cases = [
            (
                "(Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36",
                "chrome",
                "windows",
            ),
            (
                "(Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0",
                "edge",
                "windows",
            ),
            (
                "(X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/131.0 Safari/537.36",
                "chrome",
                "chromeos",
            ),
            ("(X11; Ubuntu; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "firefox", "linux"),
            (
                "(Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36",
                "chrome",
                "android",
            ),
            (
                "(Linux; Android 13; SM-A135M) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36",
                "samsung",
                "android",
            ),
            (
                "(iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1",
                "safari",
                "ios",
            ),
            (
                "(iPhone; CPU iPhone OS 18_1 like Mac OS X) CriOS/131.0 Mobile/15E148 Safari/604.1",
                "chrome",
                "ios",
            ),
            ("(Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15", "safari", "macos"),
            ("(Windows NT 10.0) Chrome/131.0 Safari/537.36 OPR/116.0", "opera", "windows"),
        ];
        for (header, browser, system) in cases {
            let read = UserAgent::read(&format!("Mozilla/5.0 {header}"));
            assert_eq!(
                (read.browser.map(Browser::slug), read.system.map(System::slug)),
                (Some(browser), Some(system)),
                "{header}"
            );
        }
        for header in ["", "curl/8.5.0", "<script>", &"x".repeat(100_000)] {
            assert_eq!(UserAgent::read(header), UserAgent::default());
        }
    }
}
