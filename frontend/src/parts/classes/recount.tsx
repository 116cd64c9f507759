import { RefreshCw } from 'lucide-react';

import { useClassActions } from '@/api/classes';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { Button } from '@/kit/ui/button';

import { recountText as text } from './recount.text';

/** "Atualizar Contadores": counts the pupils of every class again, and says how many classes had another number. */
export function Recount({ schoolId }: { schoolId: number }) {
  const { recount } = useClassActions(schoolId);
  const { run, pending } = useAction(recount, {
    onDone: ({ classesUpdated }) => toast.success(text.done, text.doneDetail(classesUpdated)),
    failed: text.failed,
  });
  return (
    <Button variant="text" pending={pending} pendingText={text.pending} onClick={() => run()}>
      <RefreshCw className="icon icon-s" />
      {text.recount}
    </Button>
  );
}
