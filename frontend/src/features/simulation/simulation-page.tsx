import { useSignedIn } from '@/api/session-context';
import { useGoals } from '@/api/use-goals';
import { useIdebRecords } from '@/api/use-ideb';
import { ErrorState } from '@/components/feedback/error-state';
import { Loading, Skeleton } from '@/components/feedback/skeleton';
import { Card } from '@/components/ui/card';
import { PageHead } from '@/components/ui/page-head';

import { SimulationDesk } from './simulation-desk';
import './simulation.css';
import { simulationText as text } from './simulation.text';

export function SimulationPage() {
  const { schoolId } = useSignedIn();
  const records = useIdebRecords(schoolId);
  const goals = useGoals(schoolId);
  // The goals only fill in a field; without them the page works all the same.
  if (records.data && !goals.loading) {
    return <SimulationDesk figures={{ records: records.data, goals: goals.data ?? [] }} />;
  }
  return (
    <>
      <PageHead title={text.title} description={text.description} />
      {records.error ? (
        <Card>
          <ErrorState title={text.loadFailed} detail={text.loadFailedDetail} onRetry={records.retry} />
        </Card>
      ) : (
        <Loading text={text.loading} quiet>
          <div className="grid-form">
            <Skeleton className="h-120 rounded-lg" />
            <Skeleton className="h-120 rounded-lg" />
          </div>
        </Loading>
      )}
    </>
  );
}
