import { Calculator, ChevronRight, GraduationCap, type LucideIcon, Presentation } from 'lucide-react';
import { Link } from 'react-router-dom';

import type { Stage } from '@/domain/index/stage';
import { inStage, staffPaths } from '@/domain/staff-paths';
import { Card } from '@/kit/ui/card';
import { Tile } from '@/kit/ui/tile';

import { startText } from './start.text';

import '../summary/quick-actions.css';

const text = startText.meanwhile;

/** What a school can do before it has a result. */
export function MeanwhileCard({ stage }: { stage: Stage }) {
  return (
    <Card title={text.title} description={text.detail} className="no-print">
      <div className="quick-actions quick-actions-wide">
        <Way
          to={inStage(staffPaths.simulation, stage)}
          icon={Calculator}
          title={text.simulation}
          detail={text.simulationDetail}
        />
        <Way to={staffPaths.classroom} icon={Presentation} title={text.classes} detail={text.classesDetail} />
        <Way to={staffPaths.students} icon={GraduationCap} title={text.pupils} detail={text.pupilsDetail} />
      </div>
    </Card>
  );
}

interface WayProps {
  to: string;
  icon: LucideIcon;
  title: string;
  detail: string;
}

const Way = ({ to, icon: Icon, title, detail }: WayProps) => (
  <Link to={to} className="quick-actions-item">
    <Tile tone="info">
      <Icon className="icon" />
    </Tile>
    <span>
      <b>{title}</b>
      <span className="text-xs text-subtle">{detail}</span>
    </span>
    <ChevronRight className="icon" />
  </Link>
);
