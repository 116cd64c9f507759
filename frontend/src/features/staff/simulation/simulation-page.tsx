import type { SimulationMode } from '@/api/simulations';
import { useSignedIn } from '@/api/session/session-context';
import { useGoals } from '@/api/goals';
import { useIdebRecords } from '@/api/ideb';
import { useReadOnOpening } from '@/api/wire/use-read-on-opening';
import { ErrorState } from '@/kit/feedback/error-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Loading, Skeleton } from '@/kit/feedback/skeleton';
import { Card } from '@/kit/ui/card';
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
  const records = useIdebRecords(schoolId);
  const goals = useGoals(schoolId);
  useReadOnOpening();
  return (
    <>
      <PageHead
        title={text.title}
        description={text.description}
        action={
          <Segmented
            legend={text.mode}
            options={modes}
            value={address.mode}
            onChange={(mode) => address.change({ mode })}
            wide
          />
        }
      />
      {/* The goals only fill in a field; without them the page works all the same. */}
      <ResourceView
        resource={goals.loading ? { ...records, data: undefined } : records}
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
          <SimulationDesk figures={{ records: known, goals: goals.data ?? [] }} address={address} />
        )}
      </ResourceView>
    </>
  );
}
