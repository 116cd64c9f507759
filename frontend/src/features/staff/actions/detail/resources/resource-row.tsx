import {
  Download,
  ExternalLink,
  FileSpreadsheet,
  FileText,
  Image,
  Link,
  type LucideIcon,
  Presentation,
  Trash2,
} from 'lucide-react';

import { type ActionResource, type FileKind, resourceFilePath } from '@/api/actions/resources';
import { IconButton } from '@/kit/ui/icon-button';
import { Tile } from '@/kit/ui/tile';

import { resourceWords } from './resource-words';
import { resourcesText as text } from './resources.text';

import '@/kit/ui/button.css';
import '@/kit/ui/tile.css';

const icons: Record<FileKind, LucideIcon> = {
  'image/png': Image,
  'image/jpeg': Image,
  'application/pdf': FileText,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': FileText,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': FileSpreadsheet,
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': Presentation,
  'application/vnd.oasis.opendocument.text': FileText,
  'application/vnd.oasis.opendocument.spreadsheet': FileSpreadsheet,
  'application/vnd.oasis.opendocument.presentation': Presentation,
};

interface ResourceRowProps {
  resource: ActionResource;
  onRemove: () => void;
}

/** A file to fetch or a link to follow, and the way to take it out. */
export function ResourceRow({ resource, onRemove }: ResourceRowProps) {
  const { title, description, url, fileType, mayRemove } = resource;
  const Icon = url === null ? (fileType === null ? FileText : icons[fileType]) : Link;
  return (
    <li>
      <Tile tone="info">
        <Icon className="icon" />
      </Tile>
      <div>
        <b>{title}</b>
        {description === '' ? null : <p className="resource-list-words">{description}</p>}
        <p className="resource-list-from">{resourceWords(resource)}</p>
      </div>
      <div className="resource-list-buttons">
        <Fetch resource={resource} />
        {mayRemove ? (
          <IconButton label={text.removeOf(title)} onClick={onRemove}>
            <Trash2 className="icon" />
          </IconButton>
        ) : null}
      </div>
    </li>
  );
}

function Fetch({ resource: { id, title, url, host } }: { resource: ActionResource }) {
  if (url === null) {
    return (
      <a
        className="button button-text"
        href={resourceFilePath(id)}
        download
        aria-label={text.downloadOf(title)}
      >
        <Download className="icon icon-s" />
        {text.download}
      </a>
    );
  }
  return (
    <a
      className="button button-text"
      href={url}
      target="_blank"
      rel="noreferrer noopener"
      aria-label={text.openOf(title, host ?? url)}
    >
      <ExternalLink className="icon icon-s" />
      {text.open}
    </a>
  );
}
