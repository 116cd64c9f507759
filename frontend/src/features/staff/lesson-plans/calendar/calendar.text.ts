import { formatCount } from '@/domain/decimal';
import { plural } from '@/domain/plural';

export const calendarText = {
  choose: 'Escolha uma turma',
  chooseDetail: 'O calendário mostra os planos de uma turma, dia por dia do mês.',
  loading: 'Carregando o calendário...',
  failed: 'Não foi possível carregar o calendário',
  previous: 'Mês anterior',
  next: 'Próximo mês',
  table: (month: string) => `Planos de ${month}`,
  count: (plans: number, month: string) =>
    `${formatCount(plans)} ${plural(plans, 'plano', 'planos')} em ${month}.`,
  none: (month: string) => `Nenhum plano com dia marcado em ${month}.`,
  day: (day: string, weekday: string) => `${day}, ${weekday}`,
  undated: 'Planos sem dia marcado',
  undatedDetail: 'São desta turma, mas ainda não dizem quando a aula acontece.',
  undatedFailed: 'Não foi possível carregar os planos sem dia.',
  noPlans: 'Esta turma ainda não tem planos.',
  noUndated: 'Todos os planos desta turma têm dia marcado.',
  cut: (plans: number) => `Olhamos os ${formatCount(plans)} planos mais novos da turma.`,
};
