// Compiles only while the shapes of schema.ts are those of the server's document, field by field. The screens
// use schema.ts because it also knows what the document cannot say: which words a text may be, and that an
// absent value arrives as null.
import type { components, operations } from './schema.gen';
import type * as ours from './schema';

type Server = components['schemas'];

/** Fields that may be absent there and that we take for granted. */
type Assumed<Ours, Theirs> = {
  [Field in keyof Theirs & keyof Ours]-?: null extends Theirs[Field]
    ? null extends Ours[Field]
      ? never
      : Field
    : never;
}[keyof Theirs & keyof Ours];

/** Ours may be narrower than theirs; neither may have a field the other lacks, nor forget what may be null. */
type Fits<Ours extends Theirs, Theirs> = [
  Exclude<keyof Ours, keyof Theirs>,
  Exclude<keyof Theirs, keyof Ours>,
  Assumed<Ours, Theirs>,
] extends [never, never, never]
  ? true
  : {
      missingThere: Exclude<keyof Ours, keyof Theirs>;
      missingHere: Exclude<keyof Theirs, keyof Ours>;
      mayBeNull: Assumed<Ours, Theirs>;
    };

/** A body we send: every field must be known there, not every one of theirs is ours to send. */
type Sends<Ours extends Theirs, Theirs> = [Exclude<keyof Ours, keyof Theirs>] extends [never]
  ? true
  : { missingThere: Exclude<keyof Ours, keyof Theirs> };

type ServerActivity = operations['activity.list']['responses'][200]['content']['application/json'][number];

type Expect<Checks extends readonly true[]> = Checks;

export type Reads = Expect<
  [
    Fits<ours.CurrentUser, Server['CurrentUser']>,
    Fits<ours.DemoAccount, Server['DemoAccount']>,
    Fits<ours.About, Server['About']>,
    Fits<ours.About['reference'], Server['Reference']>,
    Fits<ours.ReferenceSchool, Server['ReferenceSchool']>,
    Fits<ours.ReferenceResult, Server['ReferenceResult']>,
    Fits<ours.Registered, Server['Registered']>,
    Fits<ours.School, Server['School']>,
    Fits<ours.IdebRecord, Server['IdebRecord']>,
    Fits<ours.GradeRate, Server['GradeRate']>,
    Fits<ours.Ranking, Server['Ranking']>,
    Fits<ours.Comparison, Server['Comparison']>,
    Fits<ours.Goal, Server['Goal']>,
    Fits<ours.Simulation, Server['Simulation']>,
    Fits<ours.SimulationInsights, Server['SimulationInsights']>,
    Fits<ours.SimulationPoint, Server['Highlight']>,
    Fits<ours.Calculation, Server['Calculation']>,
    Fits<ours.CalculationStep, Server['Step']>,
    Fits<ours.Plan, Server['Plan']>,
    Fits<ours.SingleLever, Server['SingleLever']>,
    Fits<ours.PlanChange, Server['Change']>,
    Fits<ours.LeverGain, Server['Lever']>,
    Fits<ours.Suggestion, Server['Suggestion']>,
    Fits<ours.ImportReport, Server['ImportReport']>,
    Fits<ours.ImportedRecord, Server['ImportedRecord']>,
    Fits<ours.ImportProblem, Server['ImportProblem']>,
    Fits<ours.InepCodeSet, Server['InepCodeSet']>,
    Fits<ours.Activity, ServerActivity>,
    Fits<ours.Notifications, Server['Notifications']>,
    Fits<ours.Notification, Server['Notification']>,
  ]
>;

export type Writes = Expect<
  [
    Sends<ours.Registration, Server['Register']>,
    Sends<ours.NewIdebRecord, Server['EnterFigure']>,
    Sends<ours.NewGoal, Server['SetGoal']>,
    Sends<ours.NewInepCode, Server['SetInepCode']>,
    Sends<ours.NewSimulation, Server['SaveSimulation']>,
    Sends<Omit<ours.NewSimulation, 'calculatedIdeb'>, Server['SaveSimulation']>,
    Sends<ours.CalculationInput, Server['Calculate']>,
  ]
>;
