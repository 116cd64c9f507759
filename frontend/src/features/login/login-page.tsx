import { PageHead } from '@/components/ui/page-head';

export function LoginPage() {
  return <PageHead title="login" />;
}
