import { Dialog } from '@/kit/overlay/dialog/dialog';

export function PupilImport({ onClose }: { schoolId: number; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="Importar Alunos">
      {null}
    </Dialog>
  );
}
