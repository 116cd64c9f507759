import { Download, Plus, Upload } from 'lucide-react';
import { useState } from 'react';

import { useQuestionCounts, useQuestions } from '@/api/questions/questions';
import { useMay } from '@/api/session/session-context';
import { staffPaths } from '@/domain/staff-paths';
import { useAhead } from '@/kit/browser/use-ahead';
import type { Key } from '@/kit/data/table/selection';
import { useKept } from '@/kit/feedback/read-state';
import { lazyDialog } from '@/kit/overlay/dialog/lazy-dialog';
import { Button, ButtonLink } from '@/kit/ui/button';

import type { QuestionDeed } from './deed';
import { OpenQuestion } from './list/open-question';
import { QuestionFilters } from './list/question-filters';
import { QuestionsList } from './list/questions-list';
import { SelectionBar } from './list/selection-bar';
import { questionsText as text } from './questions.text';
import { useQuestionsAddress } from './use-questions-address';

import '@/kit/layout/grid.css';

const questionDeeds = lazyDialog(
  () => import('./question-deeds').then((module) => module.QuestionDeeds),
  ({ onClose }) => onClose,
);
const questionImport = lazyDialog(
  () => import('./import/question-import').then((module) => module.QuestionImport),
  ({ onClose }) => onClose,
);
const exportDialog = lazyDialog(
  () => import('./export/export-dialog').then((module) => module.ExportDialog),
  ({ onClose }) => onClose,
);

const NONE: ReadonlySet<Key> = new Set();

/** The school's questions: found, looked at as pupils see them, written, brought in and taken out. */
export function QuestionsTab({ schoolId }: { schoolId: number }) {
  useAhead(questionDeeds.preload, questionImport.preload);
  const view = useQuestionsAddress();
  const { address, change, filter } = view;
  const counts = useQuestionCounts(schoolId).data;
  const list = useQuestions(schoolId, filter);
  const found = useKept(list);
  const [chosen, setChosen] = useState(NONE);
  const [deed, setDeed] = useState<QuestionDeed | null>(null);
  const [exporting, setExporting] = useState(false);
  const mayImport = useMay('question.import');
  const isEmpty = counts?.total === 0;
  const close = () => setDeed(null);
  // Most schools have theirs in a file.
  const actions = (
    <>
      <Button
        variant={isEmpty ? 'primary' : 'outline'}
        disabled={!mayImport}
        onClick={() => change({ importar: 'questoes' })}
      >
        <Upload className="icon icon-s" />
        {text.import}
      </Button>
      <Button variant={isEmpty ? 'outline' : 'primary'} onClick={() => setDeed({ what: 'create' })}>
        <Plus className="icon icon-s" />
        {text.create}
      </Button>
    </>
  );

  return (
    <div className="stack">
      <div className="row row-between">
        <p className="text-muted">{counts ? sentence(counts) : null}</p>
        {isEmpty ? null : (
          <div className="row">
            <ButtonLink variant="text" to={staffPaths.bncc}>
              {text.bncc}
            </ButtonLink>
            <Button variant="text" onClick={() => setExporting(true)}>
              <Download className="icon icon-s" />
              {text.export}
            </Button>
            {actions}
          </div>
        )}
      </div>
      {chosen.size > 0 ? (
        <SelectionBar schoolId={schoolId} ids={[...chosen].map(Number)} onClear={() => setChosen(NONE)} />
      ) : null}
      {isEmpty ? null : <QuestionFilters schoolId={schoolId} view={view} />}
      <OpenQuestion schoolId={schoolId} view={view} shown={found.data?.questions ?? []} onDeed={setDeed}>
        {(open) => (
          <QuestionsList
            schoolId={schoolId}
            view={view}
            list={list}
            found={found}
            isEmpty={counts === undefined || isEmpty}
            open={open}
            selection={{ chosen, onChange: setChosen }}
            emptyActions={actions}
            onDeed={setDeed}
          />
        )}
      </OpenQuestion>
      {deed ? (
        <questionDeeds.Component
          schoolId={schoolId}
          deed={deed}
          subject={address.disciplina ?? ''}
          onClose={close}
          // A draft is not among those that are looked at.
          onMade={({ id, isActive }) =>
            change({ questao: String(id), ...(isActive ? {} : { situacao: 'todas' }) })
          }
          onRemoved={() => change({ questao: null })}
        />
      ) : null}
      {mayImport && address.importar ? (
        <questionImport.Component
          schoolId={schoolId}
          subject={address.disciplina ?? ''}
          onClose={() => change({ importar: null })}
        />
      ) : null}
      {exporting ? (
        <exportDialog.Component
          schoolId={schoolId}
          meant={chosen.size > 0 ? { ids: [...chosen].map(Number) } : filter}
          onClose={() => setExporting(false)}
        />
      ) : null}
    </div>
  );
}

const sentence = ({ total, active }: { total: number; active: number }): string =>
  total === 0 ? text.purpose : text.counted(total, active);
