export const classSimulationText = {
  title: 'Simulação em sala',
  loading: 'Carregando questões...',
  failed: 'A simulação não abriu',
  failedDetail: 'O servidor não respondeu. As respostas já dadas estão guardadas.',
  gone: 'Esta simulação não existe mais',
  goneDetail: 'Foi excluída, ou o endereço está errado.',
  back: 'Voltar para Simulação',
  abandoned: 'Esta simulação foi abandonada',
  abandonedDetail: 'O que a turma respondeu não conta em resultado nenhum.',
  restart: 'Começar de novo',
  restarting: 'Começando...',
  restartFailed: 'Não foi possível começar de novo',
  notTheirs: 'Esta simulação está em andamento',
  notTheirsDetail:
    'Só quem leciona na turma, a coordenação ou a gestão responde por ela. O resultado aparece aqui no fim.',
  about: (className: string, subject: string) => `${className} • ${subject}`,
  failedTitle: 'Não foi possível salvar',
};
