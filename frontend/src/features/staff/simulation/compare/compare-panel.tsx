import type { Stage } from '@/domain/index/stage';

import type { Official } from '../official/use-official';
import type { QuickResult } from '../quick/quick-values';
import { officialScenario, quickScenario } from '../scenario/scenario';
import { CompareDialog } from './compare-dialog';

interface ComparePanelProps {
  schoolId: number;
  stage: Stage;
  /** What is on screen, saved or not: of the official mode, or the estimate. */
  result: Official | QuickResult | null;
  onClose: () => void;
}

/** Compares what is on screen with what was saved. */
export const ComparePanel = ({ schoolId, stage, result, onClose }: ComparePanelProps) => (
  <CompareDialog open schoolId={schoolId} stage={stage} current={scenarioOf(result)} onClose={onClose} />
);

function scenarioOf(result: Official | QuickResult | null) {
  if (result === null) return null;
  if (!('draft' in result)) return quickScenario(result);
  const { data, input } = result;
  return data && input ? officialScenario(data, input) : null;
}
