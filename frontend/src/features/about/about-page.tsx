import { PageHead } from '@/components/ui/page-head';

export function AboutPage() {
  return <PageHead title="about" />;
}
