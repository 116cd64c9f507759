import { ButtonLink } from '@/kit/ui/button';
import { PageHead } from '@/kit/ui/page-head';
import { PublicFrame } from '@/parts/frame/public-frame';
import { IdebRule } from '@/parts/index/ideb-rule';
import { paths } from '@/domain/paths';

import { appText } from './app.text';

const text = appText.notFound;

export function NotFoundPage() {
  return (
    <PublicFrame>
      <div className="mx-auto grid max-w-md gap-6 py-16">
        <IdebRule value={null} large />
        <PageHead title={text.title} description={text.detail} className="page-head mb-0" />
        <div className="row">
          <ButtonLink variant="primary" to={paths.home}>
            {text.home}
          </ButtonLink>
        </div>
      </div>
    </PublicFrame>
  );
}
