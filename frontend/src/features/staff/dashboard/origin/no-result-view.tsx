import { Hash, Upload } from 'lucide-react';

import type { School } from '@/api/school';
import { useAbout } from '@/api/about';
import { Button } from '@/kit/ui/button';

import type { Board } from '../board';
import { codeStep, needsFiles, noResultReasons } from './no-result';
import { noResultText } from './no-result.text';

import './origin.css';

interface NoResultProps {
  school: School;
  board: Board;
  onImport: (() => void) | null;
  /** Asks for the school's INEP code; null for who may not set it. */
  onCode: (() => void) | null;
}

/** A stage without any index: why that can be, and what to do. */
export function NoResult({ school, board, onImport, onCode }: NoResultProps) {
  const { data: about } = useAbout();
  const reasons = noResultReasons(school, board, about?.reference);
  const code = codeStep(school, board.isKnown);
  return (
    <div className="grid grid-cols-1 gap-4 text-sm">
      <h3 className="text-md font-bold">{noResultText.title(board.stage)}</h3>
      <div>
        <h4 className="font-medium">{noResultText.why}</h4>
        <ul className="origin-bullets text-muted">
          {reasons.map((reason) => (
            <li key={reason}>{noResultText.reasons[reason]}</li>
          ))}
        </ul>
      </div>
      <div>
        <h4 className="font-medium">{noResultText.next}</h4>
        <ul className="origin-bullets text-muted">
          {code ? <li>{onCode ? noResultText.code[code] : noResultText.askCode[code]}</li> : null}
          <li>{onImport ? noResultText.importFile : noResultText.askImport}</li>
          {needsFiles(reasons) ? <li>{noResultText.askOperator}</li> : null}
        </ul>
      </div>
      {onImport || (code && onCode) ? (
        <div className="row">
          {code && onCode ? (
            <Button variant={code === 'give' ? 'primary' : 'outline'} onClick={onCode}>
              <Hash className="icon icon-s" />
              {noResultText.codeButton[code]}
            </Button>
          ) : null}
          {onImport ? (
            <Button variant={code === 'give' ? 'outline' : 'primary'} onClick={onImport}>
              <Upload className="icon icon-s" />
              {noResultText.import}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
