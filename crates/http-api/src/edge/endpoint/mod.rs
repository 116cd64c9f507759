//! A row of the endpoint table: a path and method, who may call it, what it takes and gives, and within which limits.

pub mod deed;

use std::fmt;

use actix_web::Route;
use actix_web::http::Method;
use application::gate::session::LiveSession;
use school_management::people::person::Role;

use crate::edge::openapi::description::Description;

/// Who may call an endpoint.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// Anyone, without a session.
    Public,
    /// A live session of one of these roles.
    Roles(&'static [Role]),
}

/// What a request carries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sends {
    /// Received before the request takes a place.
    Json,
    /// Received and read on places for files: the one among people is taken once it is read.
    File,
}

/// How large an answer may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gives {
    Kilobytes,
    /// Few are made at a time.
    Megabytes,
}

/// What a row is to who entered with an issued password, and has to choose their own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WhileChoosing {
    Closed,
    Open,
}

pub const STAFF: Access = Access::Roles(&[Role::Gestor, Role::Coordenador, Role::Professor]);
/// Pupils too.
pub const EVERYONE: Access = Access::Roles(&Role::ALL);
/// Pupils alone: what they do, nobody does for them.
pub const PUPIL: Access = Access::Roles(&[Role::Aluno]);
pub const MANAGER: Access = Access::Roles(&[Role::Gestor]);
pub const LEADERS: Access = Access::Roles(&[Role::Gestor, Role::Coordenador]);

/// The largest JSON body, unless a row says otherwise.
const JSON_BODY: usize = 64 * 1024;

type Handler = fn() -> Route;
type Describe = fn(Description) -> Description;

/// Whether a write is one of those of which a person may make so many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ration {
    OfWrites,
    /// Never refused for how much the person wrote.
    Free,
}

/// A row of the table.
#[must_use]
pub struct Endpoint {
    /// "goal.set": the operation's name in the OpenAPI document, and the right that the signed-in person's answer lists.
    pub id: &'static str,
    pub method: Method,
    /// Parameters in braces; `{school}` must be the session's school, or the answer is 404.
    pub path: &'static str,
    pub access: Access,
    pub summary: &'static str,
    pub handler: Handler,
    pub describe: Describe,
    /// The largest body, in bytes; of an upload, the largest file.
    pub body: usize,
    /// Of an upload, what may come beside the file.
    pub fields: &'static [&'static str],
    pub sends: Sends,
    /// Takes longer than others, and so may its statements.
    pub slow: bool,
    pub gives: Gives,
    /// Done, it leaves an entry in the audit trail.
    pub audited: bool,
    /// Sent again with the same `Idempotency-Key`, it acts once.
    pub once: bool,
    pub ration: Ration,
    pub while_choosing: WhileChoosing,
}

impl Endpoint {
    pub const fn get(
        id: &'static str,
        path: &'static str,
        access: Access,
        summary: &'static str,
        handler: Handler,
        describe: Describe,
    ) -> Self {
        Self::new(Method::GET, id, path, access, summary, handler, describe).unaudited()
    }

    pub const fn post(
        id: &'static str,
        path: &'static str,
        access: Access,
        summary: &'static str,
        handler: Handler,
        describe: Describe,
    ) -> Self {
        Self::new(Method::POST, id, path, access, summary, handler, describe)
    }

    pub const fn put(
        id: &'static str,
        path: &'static str,
        access: Access,
        summary: &'static str,
        handler: Handler,
        describe: Describe,
    ) -> Self {
        Self::new(Method::PUT, id, path, access, summary, handler, describe)
    }

    pub const fn patch(
        id: &'static str,
        path: &'static str,
        access: Access,
        summary: &'static str,
        handler: Handler,
        describe: Describe,
    ) -> Self {
        Self::new(Method::PATCH, id, path, access, summary, handler, describe)
    }

    pub const fn delete(
        id: &'static str,
        path: &'static str,
        access: Access,
        summary: &'static str,
        handler: Handler,
        describe: Describe,
    ) -> Self {
        Self::new(Method::DELETE, id, path, access, summary, handler, describe)
    }

    const fn new(
        method: Method,
        id: &'static str,
        path: &'static str,
        access: Access,
        summary: &'static str,
        handler: Handler,
        describe: Describe,
    ) -> Self {
        let (body, fields): (_, &[_]) = (JSON_BODY, &[]);
        let sends = Sends::Json;
        let (slow, gives, audited, once, ration) = (false, Gives::Kilobytes, true, false, Ration::OfWrites);
        let while_choosing = WhileChoosing::Closed;
        Self {
            id,
            method,
            path,
            access,
            summary,
            handler,
            describe,
            body,
            fields,
            sends,
            slow,
            gives,
            audited,
            once,
            ration,
            while_choosing,
        }
    }

    /// Acts once for each `Idempotency-Key`: its handler answers with `run_once`.
    pub const fn once(mut self) -> Self {
        self.once = true;
        self
    }

    /// Has minutes to answer, and its statements too.
    pub const fn slow(mut self) -> Self {
        self.slow = true;
        self
    }

    /// Gives a list that nothing bounds but the school's size, or reads one.
    pub const fn large(mut self) -> Self {
        self.gives = Gives::Megabytes;
        self
    }

    /// Leaves no entry in the audit trail; the list of these, with the reasons, stands in the tests.
    pub const fn unaudited(mut self) -> Self {
        self.audited = false;
        self
    }

    pub const fn unrationed(mut self) -> Self {
        self.ration = Ration::Free;
        self
    }

    /// Is open also to who entered with an issued password, and has to choose their own.
    pub const fn while_choosing(mut self) -> Self {
        self.while_choosing = WhileChoosing::Open;
        self
    }

    /// Takes a body of at most so many bytes.
    pub const fn body(mut self, limit: usize) -> Self {
        self.body = limit;
        self
    }

    /// Takes a file of at most so many bytes.
    pub const fn file(mut self, limit: usize) -> Self {
        self.sends = Sends::File;
        self.body(limit)
    }

    /// Takes these fields beside the file, and no others.
    pub const fn fields(mut self, fields: &'static [&'static str]) -> Self {
        self.fields = fields;
        self
    }

    /// Whether the path names a school, which must be the session's.
    pub fn is_own_school(&self) -> bool {
        self.path.starts_with("/api/school/{school}")
    }

    /// Whether a person of this role may call it, by their session.
    fn admits(&self, role: Role) -> bool {
        matches!(self.access, Access::Roles(roles) if roles.contains(&role))
    }

    /// Whether it is closed to this session until its person has chosen a password.
    pub fn waits_for_choice(&self, session: &LiveSession) -> bool {
        let is_open = self.access == Access::Public || self.while_choosing == WhileChoosing::Open;
        session.must_change() && !is_open
    }
}

impl fmt::Debug for Endpoint {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} {} {}", self.id, self.method, self.path)
    }
}

/// All rows, area by area.
#[derive(Debug, Clone, Copy)]
pub struct Table(&'static [&'static [Endpoint]]);

impl Table {
    pub const fn of(areas: &'static [&'static [Endpoint]]) -> Self {
        Self(areas)
    }

    pub fn rows(self) -> impl Iterator<Item = &'static Endpoint> {
        self.0.iter().copied().flatten()
    }

    /// The ids of the writes that the session's person may call.
    pub fn rights(self, session: &LiveSession) -> Vec<&'static str> {
        let role = session.actor().role();
        let may = |row: &&Endpoint| row.admits(role) && !row.waits_for_choice(session);
        self.rows().filter(|row| !row.method.is_safe()).filter(may).map(|row| row.id).collect()
    }
}
