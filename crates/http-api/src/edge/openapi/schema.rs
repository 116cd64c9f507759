//! Texts that are more than texts, as the OpenAPI document says them: words of a list, decimals, codes.
//!
//! Fields stay texts; `#[schema(value_type = ..)]` names one of these beside them.

use application::gate::browser::{Browser, System};
use ideb_core::reference::Network;
use kernel::{Stage, Uf};
use school_management::classes::class::Shift;
use school_management::people::person::Role;
use school_management::people::staff::StaffRole;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};

/// One of these words.
pub fn words<const COUNT: usize>(words: [&'static str; COUNT]) -> RefOr<Schema> {
    RefOr::T(Schema::Object(ObjectBuilder::new().schema_type(Type::String).enum_values(Some(words)).build()))
}

pub fn pattern(pattern: &str) -> RefOr<Schema> {
    RefOr::T(Schema::Object(ObjectBuilder::new().schema_type(Type::String).pattern(Some(pattern)).build()))
}

pub fn decimal(places: &str) -> RefOr<Schema> {
    pattern(&format!(r"^-?[0-9]+\.[0-9]{{{places}}}$"))
}

/// Types that stand for a schema: their names in Rust and in the document, and the schema.
macro_rules! texts {
    ($($name:ident $shown:literal $schema:expr;)+) => {
        $(
            #[derive(Debug)]
            pub struct $name;

            impl utoipa::PartialSchema for $name {
                fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
                    $schema
                }
            }

            impl utoipa::ToSchema for $name {
                fn name() -> std::borrow::Cow<'static, str> {
                    $shown.into()
                }
            }
        )+
    };
}
pub(crate) use texts;

texts! {
    StageText "Stage" words(Stage::ALL.map(Stage::slug));
    ShiftText "Shift" words(Shift::ALL.map(Shift::slug));
    NetworkText "Network" words(Network::ALL.map(Network::slug));
    StaffRoleText "StaffRole" words(StaffRole::ALL.map(StaffRole::slug));
    BrowserText "Browser" words(Browser::ALL.map(Browser::slug));
    SystemText "System" words(System::ALL.map(System::slug));
    RoleText "Role" words(Role::ALL.map(Role::slug));
    StateText "State" words(Uf::ALL.map(Uf::code));
    InepCodeText "InepCode" pattern(r"^[0-9]{8}$");
    DayText "Day" pattern(r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$");
    OnePlace "Decimal1" decimal("1");
    TwoPlaces "Decimal2" decimal("2");
    ThreePlaces "Decimal3" decimal("3");
    SixPlaces "Decimal6" decimal("6");
    Percent "Percent" decimal("1,2");
    // What people type: comma or dot, either part of the number, and nothing for nothing.
    TypedDecimal "TypedDecimal" pattern("^ *[-\u{2212}]?[0-9]*([.,][0-9]*)? *$");
}
