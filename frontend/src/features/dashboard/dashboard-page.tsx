import { PageHead } from '@/components/ui/page-head';

export function DashboardPage() {
  return <PageHead title="Dashboard IDEB" />;
}
