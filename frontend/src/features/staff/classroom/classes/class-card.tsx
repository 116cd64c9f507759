import {
  Archive,
  ArchiveRestore,
  CircleAlert,
  Clock,
  type LucideIcon,
  Moon,
  Pencil,
  Sun,
  Sunset,
  Trash2,
} from 'lucide-react';

import { useRef } from 'react';
import { Link } from 'react-router-dom';

import type { SchoolClass } from '@/api/classes';
import { initials } from '@/domain/labels';
import { type Shift, shiftLabels } from '@/domain/shift';
import { mapOf, pupilsOf } from '@/domain/staff-paths';
import { useFocusKept } from '@/kit/browser/use-focus-kept';
import { thingText } from '@/kit/feedback/thing.text';
import { Menu } from '@/kit/overlay/menu';
import { Button } from '@/kit/ui/button';

import { classesText as text } from './classes.text';

import '@/kit/ui/card.css';
import './class-card.css';

const shiftIcons: Record<Shift, LucideIcon> = {
  matutino: Sun,
  vespertino: Sunset,
  noturno: Moon,
  integral: Clock,
};

interface ClassCardProps {
  it: SchoolClass;
  onEdit: () => void;
  onChooseTeacher: () => void;
  onArchive: () => void;
  onRemove: () => void;
}

/** A class: what it is, who teaches it, how many pupils are in it, and what can be done with it. */
export function ClassCard({ it, onEdit, onChooseTeacher, onArchive, onRemove }: ClassCardProps) {
  const card = useRef<HTMLElement>(null);
  useFocusKept(card);
  const ShiftIcon = shiftIcons[it.shift];
  return (
    <article ref={card} className="card class-card">
      <div className="class-card-head">
        <h3>{it.name}</h3>
        <Menu
          label={thingText.more(`${it.name}, ${it.schoolYear}`)}
          reason={it.mayChange ? null : text.notTheirs}
          items={[
            { label: thingText.edit, icon: Pencil, onChoose: onEdit },
            it.archived
              ? { label: text.unarchive, icon: ArchiveRestore, onChoose: onArchive }
              : { label: text.archive, icon: Archive, onChoose: onArchive },
            { label: thingText.remove, icon: Trash2, onChoose: onRemove },
          ]}
        />
      </div>
      <p className="class-card-where">
        <span>
          {it.year}, {it.schoolYear}
        </span>
        <span>
          <ShiftIcon className="icon" />
          {shiftLabels[it.shift]}
        </span>
      </p>
      <p className="class-card-teacher">
        {it.teacherName ? (
          <>
            <span className="class-card-avatar" aria-hidden="true">
              {initials(it.teacherName)}
            </span>
            {it.teacherName}
          </>
        ) : (
          <>
            <span className="class-card-teacher class-card-nobody">
              <CircleAlert className="icon icon-s" />
              {text.noTeacher}
            </span>
            {it.mayChange && !it.archived ? (
              <Button
                variant="text"
                flush
                aria-label={text.chooseTeacherOf(it.name)}
                onClick={onChooseTeacher}
              >
                {text.chooseTeacher}
              </Button>
            ) : null}
          </>
        )}
      </p>
      <div className="class-card-foot">
        <Link
          to={pupilsOf(it.id)}
          className="class-card-count"
          aria-label={text.pupilsOf(it.name, it.totalStudents)}
        >
          <b>{it.totalStudents}</b> {text.pupils(it.totalStudents)}
        </Link>
        {it.archived ? null : (
          <Link to={mapOf(it.id)} className="class-card-map" aria-label={text.mapOf(it.name)}>
            {text.map}
          </Link>
        )}
      </div>
    </article>
  );
}
