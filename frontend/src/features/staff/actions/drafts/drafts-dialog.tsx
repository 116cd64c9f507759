import { Route } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { Link } from 'react-router-dom';

import { type ReviewedDraft, useActionModels, useDraftDeeds, useDrafts } from '@/api/actions/drafts';
import { useOutlook } from '@/api/index/outlook';
import { useSimulations } from '@/api/index/simulations';
import { useColleagues } from '@/api/people/users';
import type { Stage } from '@/domain/index/stage';
import { staffPaths } from '@/domain/staff-paths';
import { Empty } from '@/kit/feedback/empty';
import { joined } from '@/kit/feedback/read-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Loading } from '@/kit/feedback/skeleton';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { Dialog } from '@/kit/overlay/dialog/dialog';
import { unsavedOf, useUnsavedGuard } from '@/kit/overlay/dialog/use-unsaved-guard';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { DraftList } from './draft-list';
import { draftsText as text } from './drafts.text';
import { ofScenario, readOrigin } from './origin';
import { OriginChoice, scenarioOption, waysOf } from './origin-choice';
import { type Review, reviewed, reviewOf } from './review';

import './action-draft.css';

export interface DraftsDialogProps {
  schoolId: number;
  /** Whose ways to the goal are offered. */
  stage: Stage;
  /** What the address says it starts from. */
  origin: string;
  onOrigin: (origin: string) => void;
  onClose: () => void;
}

/** From a saved scenario, or from one lever, to planned actions: read first, then made. */
export function DraftsDialog({ schoolId, stage, origin, onOrigin, onClose }: DraftsDialogProps) {
  const from = readOrigin(origin);
  const origins = joined(useSimulations(schoolId), useOutlook(schoolId, stage));
  const found = joined(useDrafts(schoolId, from), useActionModels(schoolId));
  const colleagues = useColleagues(schoolId).data ?? [];
  // By the draft's label; what nobody touched is as it is proposed.
  const [touched, setTouched] = useState<Readonly<Record<string, Review>>>({});
  const { adopt } = useDraftDeeds(schoolId);
  const [answer, models] = found.data ?? [null, []];
  const drafts = from === null ? [] : (answer?.answer?.drafts ?? []);
  const reviews = drafts.map((draft) => ({ draft, review: touched[draft.label] ?? reviewOf(draft) }));
  const chosen = reviews.flatMap(({ draft, review }) => reviewed(draft, review, models) ?? []);
  const simulationId = from && 'simulation' in from ? from.simulation : null;
  const saving = useAction((sent: ReviewedDraft[]) => adopt({ simulationId, drafts: sent }), {
    onDone({ actions }) {
      toast.success(text.done(actions.length));
      onClose();
    },
    fallback: text.refused,
  });
  const scenario = answer?.answer?.scenario;
  const { leave, setUnsaved, question } = useUnsavedGuard(onClose);
  const unsaved = unsavedOf({ typed: Object.keys(touched).length > 0, sending: saving.pending });
  // With what is on screen, not after it: whoever is quick leaves by what they see.
  useLayoutEffect(() => setUnsaved(unsaved), [setUnsaved, unsaved]);

  return (
    <Dialog
      open
      wide
      onOpenChange={leave}
      title={text.title}
      description={text.description}
      foot={
        <>
          <span className="mr-auto self-center text-sm text-muted">{text.planned}</span>
          <Button onClick={leave}>{text.cancel}</Button>
          <Button
            variant="primary"
            pending={saving.pending}
            pendingText={text.pending}
            onClick={() => (chosen.length === 0 ? saving.refuse(text.nothingChosen) : saving.run(chosen))}
          >
            {chosen.length === 0 ? text.submitNone : text.submit(chosen.length)}
          </Button>
        </>
      }
    >
      <div className="stack">
        <ResourceView
          resource={origins}
          loading={<Loading text={text.loadingOrigins} />}
          failed={text.failedOrigins}
        >
          {([simulations, outlook]) => {
            const official = simulations.filter(({ mode }) => mode === 'oficial').map(scenarioOption);
            const other = scenario
              ? [{ value: ofScenario(scenario.id), label: scenario.name }].filter(({ value }) =>
                  official.every((one) => one.value !== value),
                )
              : [];
            const scenarios = [...official, ...other];
            const ways = waysOf(outlook);
            return scenarios.length === 0 && ways.length === 0 ? (
              <NoOrigin />
            ) : (
              <OriginChoice
                value={origin}
                scenarios={scenarios}
                ways={ways}
                stage={outlook.stage}
                onChange={(next) => {
                  setTouched({});
                  saving.refuse(null);
                  onOrigin(next);
                }}
              />
            );
          }}
        </ResourceView>
        {from === null ? null : (
          <ResourceView
            resource={found}
            loading={<Loading text={text.loading} />}
            failed={text.failed}
            noneFound={<Note>{text.gone}</Note>}
          >
            {([{ answer: asked, missing }, library]) =>
              asked === null ? (
                <Note>{missing === null ? text.failed : text.missing[missing]}</Note>
              ) : (
                <DraftList
                  asked={asked}
                  reviews={reviews}
                  models={library}
                  colleagues={colleagues}
                  onChange={(label, review) => {
                    saving.refuse(null);
                    setTouched({ ...touched, [label]: review });
                  }}
                />
              )
            }
          </ResourceView>
        )}
        {saving.refusal === null ? null : (
          <Note tone="bad" role="alert">
            {saving.refusal}
          </Note>
        )}
      </div>
      {question}
    </Dialog>
  );
}

/** Without a saved scenario and without a goal's ways there is nothing to begin with. */
function NoOrigin() {
  return (
    <Empty
      title={text.noScenario}
      level={3}
      icon={<Route className="icon icon-l" />}
      action={
        <Link className="button" to={staffPaths.simulation}>
          {text.simulate}
        </Link>
      }
    >
      {text.noScenarioDetail}
    </Empty>
  );
}
