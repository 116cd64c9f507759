import { ChevronRight, FileSpreadsheet, GraduationCap, Presentation, Upload } from 'lucide-react';
import { Link } from 'react-router-dom';

import { useMay } from '@/api/session/session-context';
import { staffPaths } from '@/domain/staff-paths';
import { Menu } from '@/kit/overlay/menu';
import { Card } from '@/kit/ui/card';
import { Tile } from '@/kit/ui/tile';

import { dashboardText } from '../dashboard.text';

import './quick-actions.css';

const text = dashboardText.actions;
const nothing = () => undefined;

export function QuickActionsCard({ onImport }: { onImport: (() => void) | null }) {
  const mayImportPupils = useMay('pupil.import');
  return (
    <Card title={text.title} className="no-print flex-none">
      <div className="quick-actions">
        <Menu
          label={text.import}
          triggerClass="quick-actions-item"
          trigger={
            <>
              <Tile tone="info">
                <Upload className="icon" />
              </Tile>
              <span>
                <b>{text.import}</b>
                <span className="text-xs text-subtle">{text.importDetail}</span>
              </span>
              <ChevronRight className="icon" />
            </>
          }
          items={[
            {
              label: text.importPupils,
              icon: GraduationCap,
              to: `${staffPaths.students}?importar=alunos`,
              reason: mayImportPupils ? null : text.leadersOnly,
            },
            {
              label: text.importIndex,
              icon: FileSpreadsheet,
              onChoose: onImport ?? nothing,
              reason: onImport ? null : text.leadersOnly,
            },
          ]}
        />
        <Link to={staffPaths.classroom} className="quick-actions-item">
          <Tile tone="info">
            <Presentation className="icon" />
          </Tile>
          <span>
            <b>{text.classes}</b>
            <span className="text-xs text-subtle">{text.classesDetail}</span>
          </span>
          <ChevronRight className="icon" />
        </Link>
      </div>
    </Card>
  );
}
