import { useState } from 'react';

import { type SimulationMode, useSimulation } from '@/api/index/simulations';
import { useSignedIn } from '@/api/session/session-context';
import { useGoals } from '@/api/index/goals';
import { useIdebRecords } from '@/api/index/ideb';
import { useReadOnOpening } from '@/api/wire/use-read-on-opening';
import { ErrorState } from '@/kit/feedback/error-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Loading, Skeleton } from '@/kit/feedback/skeleton';
import { Card } from '@/kit/ui/card';
import { Note } from '@/kit/ui/note';
import { PageHead } from '@/kit/ui/page-head';
import { Segmented } from '@/kit/ui/choice/segmented';

import { SimulationDesk } from './simulation-desk';
import { simulationText as text } from './simulation.text';
import { useSimulationAddress } from './use-simulation-address';

const modes: readonly { value: SimulationMode; label: string }[] = [
  { value: 'oficial', label: text.modes.oficial },
  { value: 'rapida', label: text.modes.rapida },
];

/** The title stays where it is while what is below it arrives: it may hold the focus. */
export function SimulationPage() {
  const { schoolId } = useSignedIn();
  const address = useSimulationAddress();
  // What is opened once; from then on the address follows the page.
  const [asked] = useState(address.simulation);
  const opened = useSimulation(asked);
  const mode = address.mode ?? opened.data?.mode ?? 'oficial';
  const records = useIdebRecords(schoolId);
  const goals = useGoals(schoolId);
  useReadOnOpening();
  return (
    <>
      <PageHead
        className="page-head page-head-quiet"
        title={text.title}
        description={text.description}
        action={
          <Segmented
            legend={text.mode}
            options={modes}
            value={mode}
            onChange={(next) => address.change({ mode: next })}
            wide
          />
        }
      />
      {opened.error ? (
        <Note tone="bad" className="mb-4">
          {opened.error.status === 404 ? text.notFound : opened.error.sentence()}
        </Note>
      ) : null}
      {/* The goals only fill in a field; without them the page works all the same. */}
      <ResourceView
        resource={
          goals.loading || (asked !== null && opened.loading) ? { ...records, data: undefined } : records
        }
        loading={
          <Loading text={text.loading} quiet>
            <div className="grid-form">
              <Skeleton className="h-120 rounded-lg" />
              <Skeleton className="h-120 rounded-lg" />
            </div>
          </Loading>
        }
        renderFailed={(_, retry) => (
          <Card>
            <ErrorState title={text.loadFailed} detail={text.loadFailedDetail} onRetry={retry} />
          </Card>
        )}
      >
        {(known) => (
          <SimulationDesk
            figures={{ records: known, goals: goals.data ?? [] }}
            address={address}
            mode={mode}
            opened={opened.data ?? null}
          />
        )}
      </ResourceView>
    </>
  );
}
