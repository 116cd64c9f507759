import { ChevronDown, ChevronUp, X } from 'lucide-react';

import { type Pupil, usePupil } from '@/api/people/pupils';
import { Empty } from '@/kit/feedback/empty';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Sheet } from '@/kit/overlay/sheet';
import { IconButton } from '@/kit/ui/icon-button';

import type { PupilDeed } from '../deeds/deed';
import { SheetContent } from './sheet-content';
import type { SheetTab } from './sheet-tab';
import { sheetText as text } from './sheet.text';

/** A neighbour in the list; null where there is none. */
type Step = (() => void) | null;

export interface PupilSheetProps {
  schoolId: number;
  id: number;
  /** What the list knows; a pupil who is not on its page is read. */
  known: Pupil | null;
  /** Which of how many in the list: "3 de 412". */
  place: string | null;
  tab: SheetTab | null;
  /** The quiz that is open in its tab. */
  quiz: number | null;
  onQuiz: (quiz: number | null) => void;
  linkTo: (tab: SheetTab | null) => string;
  previous: Step;
  next: Step;
  onDeed: (deed: PupilDeed, pupil: Pupil) => void;
  onActivate: (pupil: Pupil) => void;
  onClose: () => void;
}

/** All about one pupil, at the side of the list. */
export function PupilSheet(props: PupilSheetProps) {
  const { id, known, place, previous, next, onClose } = props;
  const read = usePupil(known ? null : id);
  const pupil = known ?? read.data;
  return (
    <Sheet
      label={text.label(pupil?.name ?? '')}
      onClose={onClose}
      keys={{ ...(previous ? { k: previous } : {}), ...(next ? { j: next } : {}) }}
    >
      <div className="sheet-head">
        <span>{place}</span>
        <span>
          <StepButton label={text.previous} step={previous}>
            <ChevronUp className="icon" />
          </StepButton>
          <StepButton label={text.next} step={next}>
            <ChevronDown className="icon" />
          </StepButton>
          <IconButton label={text.close} onClick={onClose}>
            <X className="icon" />
          </IconButton>
        </span>
      </div>
      <ResourceView
        resource={{ ...read, data: pupil }}
        loading={text.loading}
        failed={text.failed}
        noneFound={<Empty title={text.gone}>{text.goneDetail}</Empty>}
      >
        {(found) => <SheetContent {...props} pupil={found} />}
      </ResourceView>
    </Sheet>
  );
}

interface StepButtonProps {
  label: string;
  step: Step;
  children: React.ReactNode;
}

function StepButton({ label, step, children }: StepButtonProps) {
  return (
    <IconButton label={label} disabled={!step} onClick={step ?? undefined}>
      {children}
    </IconButton>
  );
}
