import type { LearningStyle } from '@/api/learning/learning-style';
import { formatCount } from '@/domain/decimal';
import { Disclosure } from '@/kit/data/disclosure';
import { DataTable } from '@/kit/data/table/data-table';

import { analysisText as text } from './analysis.text';

/** What the interactions are, one kind a row. */
export function Interactions({ of }: { of: LearningStyle }) {
  return (
    <>
      {of.totalInteractions > 0 ? (
        <Disclosure summary={text.comesFrom(of.totalInteractions)}>
          <div className="mt-2 max-w-md">
            <DataTable
              caption={text.kinds}
              rows={of.interactionsByType}
              rowKey={({ type }) => type}
              dense
              columns={[
                { key: 'label', label: text.kind, cell: ({ label }) => label },
                {
                  key: 'count',
                  label: text.times,
                  numeric: true,
                  cell: ({ count }) => formatCount(count),
                },
              ]}
            />
          </div>
        </Disclosure>
      ) : null}
      <p className="mt-2 text-sm text-muted">
        {of.questionnaireAnswered === 0
          ? text.notAnswered
          : text.answered(of.questionnaireAnswered, of.questionnaireItems)}
      </p>
    </>
  );
}
