import {
  ChevronRight,
  FileSpreadsheet,
  GraduationCap,
  type LucideIcon,
  Presentation,
  Upload,
} from 'lucide-react';
import { Link } from 'react-router-dom';

import { useMay } from '@/api/session/session-context';
import { staffPaths } from '@/domain/staff-paths';
import { Menu } from '@/kit/overlay/menu';
import { Card } from '@/kit/ui/card';
import { Tile } from '@/kit/ui/tile';

import { dashboardText } from '../dashboard.text';

import './quick-actions.css';

const text = dashboardText.actions;

export function QuickActionsCard({ onImport }: { onImport: (() => void) | null }) {
  const mayImportPupils = useMay('pupil.import');
  return (
    <Card title={text.title} className="no-print flex-none">
      <div className="quick-actions">
        {onImport ? (
          <Menu
            label={text.importWhat}
            triggerClass="quick-actions-item"
            trigger={<Face icon={Upload} title={text.import} detail={text.importDetail} />}
            items={[
              {
                label: text.importPupils,
                icon: GraduationCap,
                to: `${staffPaths.students}?importar=alunos`,
                reason: mayImportPupils ? null : dashboardText.editorsOnly,
              },
              { label: text.importIndex, icon: FileSpreadsheet, onChoose: onImport },
            ]}
          />
        ) : (
          <button type="button" className="quick-actions-item" disabled>
            <Face icon={Upload} title={text.import} detail={dashboardText.editorsOnly} disabled />
          </button>
        )}
        <Link to={staffPaths.classroom} className="quick-actions-item">
          <Face icon={Presentation} title={text.classes} detail={text.classesDetail} />
        </Link>
      </div>
    </Card>
  );
}

interface FaceProps {
  icon: LucideIcon;
  title: string;
  detail: string;
  disabled?: boolean;
}

function Face({ icon: Icon, title, detail, disabled = false }: FaceProps) {
  return (
    <>
      <Tile tone={disabled ? '' : 'info'}>
        <Icon className="icon" />
      </Tile>
      <span>
        <b>{title}</b>
        <span className="text-xs text-subtle">{detail}</span>
      </span>
      {disabled ? null : <ChevronRight className="icon" />}
    </>
  );
}
