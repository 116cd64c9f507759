import { PageHead } from '@/components/ui/page-head';

export function RegisterPage() {
  return <PageHead title="register" />;
}
