/** What a request for a plan begins with: of a skill that a class lacks, or nothing. */
export interface PlanSeed {
  subject?: string;
  grade?: string;
  topic?: string;
  codes?: readonly string[];
  classId?: number;
}

interface GenerateDialogProps {
  seed: PlanSeed;
  onClose: () => void;
  /** The plan that was saved. */
  onSaved: (id: number) => void;
}

export function GenerateDialog(_: GenerateDialogProps) {
  return null;
}
