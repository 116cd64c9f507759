import { useSearchParams } from 'react-router-dom';

import type { Stage } from '@/domain/stage';
import type { ImportWay } from '@/parts/import/import-way';

const STAGE = 'etapa';
const IMPORT = 'importar';

const wayOf = (text: string | null): ImportWay | null =>
  text === 'planilha' || text === 'numeros' ? text : null;

/** What of the dashboard lives in the address: the stage and the open import. */
export function useBoardAddress() {
  const [parameters, setParameters] = useSearchParams();

  function set(name: string, value: string | null) {
    setParameters(
      (known) => {
        const next = new URLSearchParams(known);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    askedStage: parameters.get(STAGE),
    importWay: wayOf(parameters.get(IMPORT)),
    setStage: (stage: Stage) => set(STAGE, stage),
    setImportWay: (way: ImportWay | null) => set(IMPORT, way),
  };
}
