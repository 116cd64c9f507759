import { CircleAlert, CircleCheck, CircleMinus, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';

import { useAbout } from '@/api/about';
import { Badge } from '@/kit/ui/badge';
import { ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { PageHead } from '@/kit/ui/page-head';
import { PublicFrame } from '@/parts/frame/public-frame';
import { bandLabels } from '@/domain/index/index-band';
import { paths } from '@/domain/paths';

import { aboutText } from './about.text';
import { ReferenceNumbers } from './reference-numbers';

import '@/kit/layout/prose.css';

const INEP_IDEB = 'https://www.gov.br/inep/pt-br/areas-de-atuacao/pesquisas-estatisticas-e-indicadores/ideb';

export function AboutPage() {
  const { ideb, saeb, bncc, sources } = aboutText;
  return (
    <PublicFrame
      action={
        <ButtonLink variant="text" to={paths.home}>
          {aboutText.back}
        </ButtonLink>
      }
    >
      <div className="mx-auto max-w-4xl">
        <PageHead title={aboutText.title} description={aboutText.description} />
        <div className="stack">
          <Explanation title={ideb.title} paragraphs={ideb.paragraphs}>
            <Bands />
          </Explanation>
          <div className="grid-1-1">
            <Explanation title={saeb.title} paragraphs={saeb.paragraphs} />
            <Explanation title={bncc.title} paragraphs={bncc.paragraphs} />
          </div>
          <ReferenceNumbers />
          <Card title={sources.title}>
            <div className="prose">
              <p>{sources.inep}</p>
              <p>{sources.bncc}</p>
              <p>{sources.faithful}</p>
              <p>
                <External href={INEP_IDEB}>{sources.inepLink}</External>
              </p>
            </div>
          </Card>
          <Licences />
        </div>
      </div>
    </PublicFrame>
  );
}

interface ExplanationProps {
  title: string;
  paragraphs: readonly string[];
  children?: ReactNode;
}

function Explanation({ title, paragraphs, children }: ExplanationProps) {
  return (
    <Card title={title}>
      <div className="prose">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {children}
    </Card>
  );
}

function Bands() {
  const { bands, bandGood, bandAttention, bandCritical } = aboutText.ideb;
  const rows = [
    { tone: 'ok', icon: <CircleCheck className="icon" />, label: bandLabels.boa, range: bandGood },
    { tone: 'warn', icon: <CircleMinus className="icon" />, label: bandLabels.atencao, range: bandAttention },
    { tone: 'bad', icon: <CircleAlert className="icon" />, label: bandLabels.critica, range: bandCritical },
  ] as const;
  return (
    <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-sm text-muted" aria-label={bands}>
      {rows.map((row) => (
        <li key={row.label} className="flex flex-wrap items-center gap-2">
          <Badge tone={row.tone} icon={row.icon}>
            {row.label}
          </Badge>
          {row.range}
        </li>
      ))}
    </ul>
  );
}

function External({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} rel="noreferrer" className="inline-flex items-center gap-1">
      {children}
      <ExternalLink className="icon icon-s" />
    </a>
  );
}

function Licences() {
  const { data } = useAbout();
  const { title, own, source, noSource, data: dataLicence, software, version } = aboutText.licences;
  return (
    <Card title={title}>
      <div className="prose">
        <p>{own}</p>
        {data ? (
          <p>{data.sourceUrl ? <External href={data.sourceUrl}>{source}</External> : noSource}</p>
        ) : null}
        <p>{dataLicence}</p>
        <p>{software}</p>
        {data ? <p className="text-sm text-subtle">{version(data.version)}</p> : null}
      </div>
    </Card>
  );
}
