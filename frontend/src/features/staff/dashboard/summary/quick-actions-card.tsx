import { ChevronRight, Presentation, Upload } from 'lucide-react';
import { Link } from 'react-router-dom';

import { paths } from '@/domain/paths';

import { Card } from '@/kit/ui/card';
import { Tile } from '@/kit/ui/tile';

import { dashboardText } from '../dashboard.text';

import './quick-actions.css';

const text = dashboardText.actions;

export function QuickActionsCard({ onImport }: { onImport: (() => void) | null }) {
  return (
    <Card title={text.title} className="no-print flex-none">
      <div className="quick-actions">
        <button
          type="button"
          className="quick-actions-item"
          disabled={!onImport}
          onClick={onImport ?? undefined}
        >
          <Tile tone={onImport ? 'info' : ''}>
            <Upload className="icon" />
          </Tile>
          <span>
            <b>{text.import}</b>
            <span className="text-xs text-subtle">
              {onImport ? text.importDetail : dashboardText.editorsOnly}
            </span>
          </span>
          {onImport ? <ChevronRight className="icon" /> : null}
        </button>
        <Link to={paths.classroom} className="quick-actions-item">
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
