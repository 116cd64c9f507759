import { type Simulation, useSimulationHistory } from '@/api/index/simulations';
import { type Column, DataTable } from '@/kit/data/table/data-table';
import { useQueryState } from '@/kit/browser/use-query-state';
import { Empty } from '@/kit/feedback/empty';
import { IndexBadge } from '@/kit/ui/badge';
import { Segmented } from '@/kit/ui/choice/segmented';
import { Button } from '@/kit/ui/button';
import { Dialog } from '@/kit/overlay/dialog/dialog';
import { formatDateTime } from '@/domain/dates';
import { decimal, toNumber } from '@/domain/decimal';
import { formatLeast } from '@/domain/own-places';
import { type Stage, stageLabels, stages } from '@/domain/index/stage';

import { OnTarget, publishes } from './history-card';
import { ALL, historyFilter } from './history-filter';
import { historyText as text } from './history.text';
import { HistoryView } from './history-view';
import { MoreButton } from './more-button';
import { savedIndex, simulationLine } from './simulation-line';
import { SimulationMenu } from './simulation-menu';
import { simulationText } from '../simulation.text';

interface HistoryDialogProps {
  open: boolean;
  schoolId: number;
  /** The page's: the history opens with it. */
  stage: Stage;
  onClose: () => void;
  onReuse: (simulation: Simulation) => void;
}

const stageOptions = [
  { value: ALL, label: text.allStages } as const,
  ...stages.map((stage) => ({ value: stage, label: stageLabels[stage] })),
];

const order = (value: string): number | null => {
  const read = decimal(value);
  return read ? toNumber(read) : null;
};

/** Sorting is on offer once everything is there: before that, the first row would not be the first of all. */
function columnsWith(
  schoolId: number,
  onReuse: (simulation: Simulation) => void,
  isComplete: boolean,
  isOfAll: boolean,
): readonly Column<Simulation>[] {
  const { columns } = text;
  const sortBy = (by: (row: Simulation) => string | number | null) => (isComplete ? { sortBy: by } : {});
  return [
    {
      key: 'name',
      label: columns.name,
      cell: (row) => (
        <div className="text-left">
          <b>{row.name}</b>
          {isOfAll && row.stage ? (
            <span className="block text-xs font-regular text-subtle">{stageLabels[row.stage]}</span>
          ) : null}
        </div>
      ),
    },
    {
      key: 'date',
      label: columns.date,
      cell: (row) => (
        <div className="text-left">
          <span className="whitespace-nowrap">{formatDateTime(row.createdAt)}</span>
          <span className="block text-xs font-regular text-subtle">{text.by(row.userName)}</span>
        </div>
      ),
      ...sortBy((row) => row.createdAt),
    },
    {
      key: 'inputs',
      label: columns.inputs,
      roomy: true,
      cell: (row) => (
        <div>
          <span className="sim-history-figures">{simulationLine(row)}</span>
          <span className="block text-xs text-subtle">{simulationText.modeNames[row.mode]}</span>
        </div>
      ),
    },
    {
      key: 'index',
      label: columns.index,
      numeric: true,
      cell: (row) => (
        <div>
          <b>{savedIndex(row)}</b>
          {row.publishedIdeb === null ? null : (
            <span className="block whitespace-nowrap text-xs font-regular text-subtle">
              {publishes(row.publishedIdeb)}
            </span>
          )}
        </div>
      ),
      ...sortBy((row) => order(row.calculatedIdeb)),
    },
    { key: 'target', label: columns.target, numeric: true, cell: (row) => formatLeast(row.targetIdeb) },
    {
      key: 'state',
      label: columns.state,
      cell: (row) => (
        <span className="sim-history-state-line">
          <IndexBadge value={row.calculatedIdeb} />
          <OnTarget simulation={row} />
        </span>
      ),
    },
    {
      key: 'action',
      label: columns.action,
      cell: (row) => (
        <span className="sim-history-deeds">
          <Button
            variant="text"
            className="sim-history-reuse"
            aria-label={text.reuseThis(row.name)}
            onClick={() => onReuse(row)}
          >
            {text.use}
          </Button>
          <SimulationMenu schoolId={schoolId} simulation={row} />
        </span>
      ),
    },
  ];
}

/** Every simulation of the school, 50 at a time. */
export function HistoryDialog({ open, schoolId, stage, onClose, onReuse }: HistoryDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={text.dialogTitle}
      description={text.dialogDescription}
      wide
    >
      <WholeHistory schoolId={schoolId} stage={stage} onReuse={onReuse} />
    </Dialog>
  );
}

function WholeHistory(props: Pick<HistoryDialogProps, 'schoolId' | 'stage' | 'onReuse'>) {
  const { schoolId, stage: own, onReuse } = props;
  const [{ filtro }, changeFilter] = useQueryState(historyFilter);
  const stage = filtro === ALL ? null : (filtro ?? own);
  const history = useSimulationHistory(schoolId, stage);
  return (
    <>
      <Segmented
        legend={text.stage}
        options={stageOptions}
        value={stage ?? ALL}
        onChange={(chosen) => changeFilter({ filtro: chosen === own ? null : chosen })}
        wide
        className="sim-history-stages"
      />
      <HistoryView
        resource={history}
        lines={8}
        empty={
          stage ? (
            <Empty title={text.noneOfStage(stageLabels[stage])} level={3}>
              {text.noneOfStageDetail}
            </Empty>
          ) : undefined
        }
      >
        {(simulations) => (
          <div className="sim-history-table">
            <DataTable
              caption={text.caption}
              columns={columnsWith(schoolId, onReuse, !history.hasMore, stage === null)}
              rows={simulations}
              rowKey={(row) => row.id}
              dense
              cards
            />
            <MoreButton history={history} />
          </div>
        )}
      </HistoryView>
    </>
  );
}
