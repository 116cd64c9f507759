import { lazyDialog } from '@/kit/overlay/dialog/lazy-dialog';

/** The dialog for another name, in its own file. */
export const renamePart = lazyDialog(
  () => import('./rename-dialog').then((module) => module.RenameDialog),
  ({ onClose }) => onClose,
);
