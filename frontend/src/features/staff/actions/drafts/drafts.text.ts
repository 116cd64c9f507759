import { quoted } from '@/domain/action/quoted';
import { plural } from '@/domain/plural';

export const draftsText = {
  open: 'De cenário a plano',
  title: 'De cenário a plano',
  description: 'Ações com prazos, para você conferir. Nada é criado antes.',
  origin: 'Partir de',
  choose: 'Escolha um cenário ou um caminho',
  scenarios: 'Cenários salvos',
  ways: (stage: string) => `Um caminho até a meta, ${stage}`,
  scenario: (name: string, stage: string, date: string, publishes: string) =>
    `${[name, stage, date].filter((part) => part !== '').join(', ')}: publica ${publishes}`,
  loading: 'Montando as ações...',
  failed: 'Erro ao montar as ações',
  loadingOrigins: 'Carregando os cenários...',
  failedOrigins: 'Erro ao carregar os cenários',
  gone: 'Este cenário não existe mais.',
  originHint: 'Um cenário salvo no modo oficial, ou só um dos caminhos até a meta.',
  noScenario: 'Nenhum cenário salvo ainda',
  noScenarioDetail: 'Simule no modo oficial, salve e volte aqui: cada coisa que sobe vira uma ação.',
  simulate: 'Abrir a simulação',
  missing: {
    estimativa_rapida:
      'Uma estimativa rápida não diz de que matéria vem a nota. Refaça-a no modo oficial, salve e volte aqui.',
    sem_dados: 'Esta etapa ainda não tem uma edição com todos os números da fórmula.',
    nada_pedido: 'Este cenário não pede nada além do que a escola já tem na edição mais recente.',
  },
  asks: {
    scenario: (gain: string, stage: string) => `O cenário pede +${gain} no índice, ${stage}.`,
    way: (gain: string, stage: string) => `Este caminho pede +${gain} no índice, ${stage}.`,
  },
  covers: (gain: string) => `As ações ativas já cobrem +${gain}.`,
  bring: (count: number) =>
    plural(count, 'A ação abaixo traz o resto.', `As ${count} ações abaixo trazem o resto.`),
  bringAll: (count: number) =>
    plural(count, 'A ação abaixo traz isso.', `As ${count} ações abaixo trazem isso.`),
  marked: (chosen: number, count: number) => `${chosen} de ${count} ações marcadas.`,
  allCovered: 'As ações ativas já cobrem tudo o que se pede: não falta nenhuma.',
  list: 'Ações propostas',
  create: (title: string) => `Criar ${title}`,
  gain: (gain: string) => `+${gain}`,
  points: (rise: string, label: string) => `Mais ${rise} pontos em ${label}`,
  rate: (rise: string, label: string) => `Mais ${rise} p.p. de ${label}`,
  pupils: (count: number) => `, cerca de ${count} ${plural(count, 'aluno', 'alunos')}`,
  partly: (covered: string, asked: string) => ` ${covered} de ${asked} já estão em ações ativas.`,
  covered: (covered: string, label: string) =>
    `${label}: as ações ativas já cobrem os ${covered} que se pedem.`,
  effort: (words: string) => ` O total é ${words.replace(/\.?$/, '.')}`,
  duplicate: (title: string, status: string) =>
    `${quoted(title)} já espera como ${status}. Marque só se quiser outra.`,
  model: 'Modelo',
  responsible: 'Responsável',
  nobody: 'Ninguém ainda',
  milestones: (count: number) => `${count} marcos, no fim dos bimestres`,
  noDates: 'Sem marcos: o calendário da escola não tem estes anos.',
  milestone: (bimester: number, day: string) => `fim do ${bimester}º bimestre, ${day}`,
  planned: 'Entram como Planejadas',
  cancel: 'Cancelar',
  submit: (count: number) => plural(count, 'Criar 1 ação', `Criar ${count} ações`),
  submitNone: 'Criar ações',
  pending: 'Criando...',
  done: (count: number) =>
    plural(count, 'Ação criada como planejada', `${count} ações criadas como planejadas`),
  refused: 'Não foi possível criar as ações. Tente de novo.',
  nothingChosen: 'Marque ao menos uma ação.',
  exportFailed: 'Não foi possível baixar as ações',
  download: 'Baixar CSV',
  downloading: 'Baixando...',
  fileName: 'acoes.csv',
};
