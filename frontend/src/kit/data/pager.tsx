import { ChevronLeft, ChevronRight } from 'lucide-react';

import { Button } from '@/kit/ui/button';
import { uiText } from '@/kit/ui/ui.text';

import './pager.css';

interface PagerProps {
  /** Which of how many are shown: "1 a 50 de 412". */
  shown: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** From page to page of a list that the server cuts; nothing where there is but one. */
export function Pager({ shown, page, pages, onPage }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav className="pager" aria-label={uiText.pager.label}>
      <span>{shown}</span>
      <span className="pager-buttons">
        <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft className="icon icon-s" />
          {uiText.pager.previous}
        </Button>
        <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
          {uiText.pager.next}
          <ChevronRight className="icon icon-s" />
        </Button>
      </span>
    </nav>
  );
}
