import { FileSpreadsheet, FileText } from 'lucide-react';
import type { ReactNode } from 'react';

import type { FileFormat } from '@/api/people/pupils';
import { Menu } from '@/kit/overlay/menu';

import { listText as text } from './list.text';

import '@/kit/ui/button.css';

interface ExportMenuProps {
  onExport: (format: FileFormat) => void;
  /** The class of the button. */
  triggerClass?: string;
  children: ReactNode;
}

/** The pupils as a file that the import reads again. */
export function ExportMenu({ onExport, triggerClass = 'button', children }: ExportMenuProps) {
  return (
    <Menu
      label={text.export}
      trigger={children}
      triggerClass={triggerClass}
      items={[
        { label: text.excel, icon: FileSpreadsheet, onChoose: () => onExport('xlsx') },
        { label: text.csv, icon: FileText, onChoose: () => onExport('csv') },
      ]}
    />
  );
}
