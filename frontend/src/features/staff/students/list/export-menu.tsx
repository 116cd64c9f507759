import { FileSpreadsheet, FileText } from 'lucide-react';
import type { ReactNode } from 'react';

import { Menu } from '@/kit/overlay/menu';

import { listText as text } from './list.text';

import '@/kit/ui/button.css';

interface ExportMenuProps {
  addressOf: (format: 'xlsx' | 'csv') => string;
  /** The class of the button. */
  trigger?: string;
  children: ReactNode;
}

/** The pupils as a file that the import reads again. */
export function ExportMenu({ addressOf, trigger = 'button', children }: ExportMenuProps) {
  return (
    <Menu
      label={text.export}
      trigger={children}
      triggerClass={trigger}
      items={[
        { label: text.excel, icon: FileSpreadsheet, download: addressOf('xlsx') },
        { label: text.csv, icon: FileText, download: addressOf('csv') },
      ]}
    />
  );
}
