// The shapes of the server's answers, by the names the screens use: what schema.gen.ts says, and also which words
// a text may be. schema.check.ts holds the two together.
import type { Network, Role } from '@/domain/labels';
import type { Stage } from '@/domain/stage';
import type { components } from './schema.gen';

/** A decimal travels as text with a dot: "5.40". */
export type DecimalText = string;
export type Id = number;
/** One of the 27 codes. */
export type State = components['schemas']['State'];

export interface CurrentUser {
  id: Id;
  schoolId: Id;
  username: string;
  firstName: string;
  lastName: string;
  name: string;
  role: Role;
  email: string | null;
  /** The operations that write and that the person's role may call, by their names in the document. */
  rights: string[];
}

export interface DemoAccount {
  username: string;
  password: string;
  name: string;
  role: Role;
}

export interface DemoAccounts {
  accounts: DemoAccount[];
}

export interface About {
  version: string;
  reference: { schools: number; results: number; editions: number[]; importedAt: string | null };
}

export interface ReferenceResult {
  stage: Stage;
  year: number;
  idebScore: DecimalText | null;
}

export interface ReferenceSchool {
  inepCode: string;
  name: string;
  municipality: string;
  municipalityCode: string | null;
  state: State;
  network: Network | null;
  results: ReferenceResult[];
}

export interface Registration {
  schoolName: string;
  municipality: string;
  state: string;
  inepCode?: string;
  managerFirstName: string;
  managerLastName: string;
  managerEmail?: string;
  managerUsername: string;
  managerPassword: string;
  managerPasswordConfirm: string;
}

export interface Registered {
  schoolId: Id;
  schoolName: string;
  username: string;
  editions: number;
}

export interface NewInepCode {
  inepCode: string;
}

export interface InepCodeSet {
  /** Results that INEP published for the code. */
  editions: number;
}

export interface School {
  id: Id;
  name: string;
  municipality: string;
  state: State;
  inepCode: string | null;
  network: Network | null;
  verified: boolean;
  demo: boolean;
  createdAt: string;
}

export interface GradeRate {
  grade: string;
  rate: DecimalText | null;
}

export interface IdebRecord {
  id: Id | null;
  year: number;
  stage: Stage;
  network: Network | null;
  source: 'inep' | 'escola';
  idebScore: DecimalText | null;
  approvalRate: DecimalText | null;
  saebScore: DecimalText | null;
  mecGoal: DecimalText | null;
  standardizedScore: DecimalText | null;
  performanceIndicator: DecimalText | null;
  proficiencyLp: DecimalText | null;
  proficiencyMt: DecimalText | null;
  approvalByGrade: GradeRate[];
  check: { product: DecimalText; ideb: DecimalText; agrees: boolean } | null;
}

export interface NewIdebRecord {
  stage: Stage;
  year: number;
  idebScore?: DecimalText | null;
  proficiencyLp?: DecimalText | null;
  proficiencyMt?: DecimalText | null;
  approvalByGrade?: (DecimalText | null)[];
  mecGoal?: DecimalText | null;
}

export interface Ranking {
  stage: Stage;
  year: number;
  network: Network | null;
  municipalPosition: number | null;
  municipalTotal: number | null;
  statePosition: number | null;
  stateTotal: number | null;
  nationalPosition: number | null;
  nationalTotal: number | null;
  nextMunicipal: { position: number; idebScore: DecimalText } | null;
}

export interface Comparison {
  stage: Stage;
  /** Null when the school has no index in this stage. */
  year: number | null;
  network: Network | null;
  school: DecimalText | null;
  municipal: DecimalText | null;
  state: DecimalText | null;
  national: DecimalText | null;
}

export interface Goal {
  stage: Stage;
  year: number;
  goal: DecimalText;
  setBy: string;
  setAt: string;
}

export interface NewGoal {
  stage: Stage;
  year: number;
  goal: DecimalText;
}

export type SimulationMode = 'rapida' | 'oficial';

export interface Simulation {
  id: Id;
  userId: Id;
  userName: string;
  schoolId: Id;
  mode: SimulationMode;
  stage: Stage | null;
  edition: number | null;
  approvalRate: DecimalText;
  saebScore: DecimalText;
  calculatedIdeb: DecimalText;
  publishedIdeb: DecimalText | null;
  targetIdeb: DecimalText | null;
  meetsTarget: boolean | null;
  proficiencyLp: DecimalText | null;
  proficiencyMt: DecimalText | null;
  approvalByGrade: GradeRate[];
  createdAt: string;
}

export interface NewSimulation {
  approvalRate: DecimalText;
  saebScore: DecimalText;
  calculatedIdeb?: DecimalText;
  targetIdeb?: DecimalText | null;
  stage?: Stage;
}

export interface NewSimulation {
  mode: 'oficial';
  stage: Stage;
  edition?: number;
  proficiencyLp: DecimalText;
  proficiencyMt: DecimalText;
  approvalByGrade: (DecimalText | null)[];
  targetIdeb?: DecimalText | null;
}

export interface SimulationPoint {
  value: DecimalText;
  createdAt: string;
  mode: SimulationMode;
}

export interface SimulationInsights {
  count: number;
  last30Days: number;
  average: DecimalText | null;
  averageVersusCurrent: DecimalText | null;
  target: DecimalText | null;
  atOrAboveTarget: number;
  atOrAbovePercent: number;
  best: SimulationPoint | null;
  last: SimulationPoint | null;
  trend: { delta: DecimalText; recent: DecimalText; previous: DecimalText } | null;
  spread: { min: DecimalText; max: DecimalText; range: DecimalText } | null;
  monthly: { month: string; average: DecimalText; count: number }[];
}

export type Lock = 'lp' | 'mt' | 'aprovacao';
export type Lever = Lock | 'grade';

export interface CalculationInput {
  stage: Stage;
  edition?: number;
  proficiencyLp: DecimalText;
  proficiencyMt: DecimalText;
  approvalByGrade: (DecimalText | null)[];
  targetIdeb?: DecimalText | null;
  locked?: Lock[];
}

export interface CalculationStep {
  key: 'nLp' | 'nMt' | 'n' | 'p' | 'product' | 'ideb';
  expression: string;
  result: string;
}

export interface SingleLever {
  lever: Lever;
  grade: string | null;
  current: DecimalText;
  needed: DecimalText | null;
  difference: DecimalText | null;
}

export interface PlanChange {
  lever: Lever;
  grade: string | null;
  current: DecimalText;
  needed: DecimalText;
}

export interface Plan {
  target: DecimalText;
  threshold: DecimalText;
  gap: DecimalText;
  met: boolean;
  single: SingleLever[];
  free: { levers: Lock[]; changes: PlanChange[]; feasible: boolean } | null;
}

export interface LeverGain {
  lever: Lever;
  grade: string | null;
  step: DecimalText;
  unit: 'pontos' | 'p.p.';
  gain: DecimalText;
}

export interface Suggestion {
  title: string;
  detail: string;
}

export interface Calculation {
  stage: Stage;
  edition: number | null;
  scoreLp: DecimalText;
  scoreMt: DecimalText;
  standardizedScore: DecimalText;
  performanceIndicator: DecimalText;
  product: DecimalText;
  ideb: DecimalText;
  steps: CalculationStep[];
  published: { year: number; idebScore: DecimalText; agrees: boolean } | null;
  plan: Plan | null;
  levers: LeverGain[];
  suggestions: Suggestion[];
}

export interface ImportedRecord {
  stage: Stage;
  year: number;
  idebScore: DecimalText | null;
  verdict: 'novo' | 'atualizado' | 'igual' | 'publicado';
}

export interface ImportProblem {
  line: number;
  column: string | null;
  value: string | null;
  problem: string;
  hint: string;
}

export interface ImportReport {
  format: string;
  encoding: string | null;
  delimiter: string | null;
  created: number;
  updated: number;
  unchanged: number;
  ignored: number;
  rejected: number;
  records: ImportedRecord[];
  problems: ImportProblem[];
}

export interface Activity {
  id: Id;
  at: string;
  actorName: string;
  kind: 'simulation' | 'import' | 'goal' | 'registration' | 'figures' | 'password';
  text: string;
}

export interface Notification {
  id: Id;
  at: string;
  title: string;
  detail: string;
  link: string | null;
  read: boolean;
}

export interface Notifications {
  unread: number;
  items: Notification[];
}
