import { ButtonLink } from '@/components/ui/button';
import { PageHead } from '@/components/ui/page-head';
import { PublicFrame } from '@/components/ui/public-frame';
import { IdebRule } from '@/components/ui/ideb-rule';
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
