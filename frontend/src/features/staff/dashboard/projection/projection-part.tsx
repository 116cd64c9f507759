import { lazyPart } from '@/kit/browser/lazy-part';
import { Below } from '@/kit/ui/below';

import type { Board } from '../board';
import { dashboardText } from '../dashboard.text';

const part = lazyPart(() => import('./school-projection').then((module) => module.SchoolProjection));

interface ProjectionPartProps {
  schoolId: number;
  board: Board;
}

/** The projection takes seconds of a large school: it stands last, and is asked for once somebody is here. */
export const ProjectionPart = ({ schoolId, board }: ProjectionPartProps) => (
  <Below shapes={null} failed={dashboardText.cardFailed}>
    <part.Component schoolId={schoolId} board={board} />
  </Below>
);
