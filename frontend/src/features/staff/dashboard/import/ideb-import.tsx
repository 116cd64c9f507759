import { Lock } from 'lucide-react';

import { type ImportedRecord, templatePath, useFileImport } from '@/api/file-import';
import type { Column } from '@/kit/data/data-table';
import { Badge } from '@/kit/ui/badge';
import { formatDecimal } from '@/domain/decimal';
import { stageLabels } from '@/domain/index/stage';
import type { ImportKind } from '@/parts/import/import-kind';
import { type VerdictBadge, verdictBadges } from '@/parts/import/verdict-badges';

import { idebImportText } from './ideb-import.text';
import { doneSentence, foundSentence } from './import-sentence';

const text = idebImportText.columns;

const badges: Record<ImportedRecord['verdict'], VerdictBadge> = {
  novo: verdictBadges.created,
  atualizado: verdictBadges.updated,
  igual: verdictBadges.unchanged,
  igual_menos_casas: verdictBadges.unchanged,
  publicado: { tone: 'neutral', icon: <Lock className="icon" /> },
};

const columns: readonly Column<ImportedRecord>[] = [
  { key: 'edition', label: text.edition, cell: ({ stage, year }) => `${stageLabels[stage]}, ${year}` },
  {
    key: 'ideb',
    label: text.ideb,
    numeric: true,
    cell: ({ idebScore }) => (idebScore === null ? text.noIdeb : formatDecimal(idebScore, 1)),
  },
  {
    key: 'verdict',
    label: text.verdict,
    cell: ({ verdict }) => <Badge {...badges[verdict]}>{text.verdicts[verdict]}</Badge>,
  },
];

/** INEP's spreadsheet of schools, of which the school's own lines come in. */
export const useIdebImport = (schoolId: number): ImportKind<ImportedRecord> => ({
  send: useFileImport(schoolId),
  templateHref: templatePath(schoolId),
  columns,
  rowKey: ({ stage, year }) => `${stage} ${year}`,
  errorsName: idebImportText.errorsName,
  text: { ...idebImportText, found: foundSentence, done: doneSentence },
});
