import { PageHead } from '@/components/ui/page-head';

export function SimulationPage() {
  return <PageHead title="Simulação IDEB" description="Ferramenta de simulação e planejamento de metas" />;
}
