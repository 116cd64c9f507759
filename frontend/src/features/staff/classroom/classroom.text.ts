export const classroomText = {
  title: 'Simulador de Sala de Aula',
  tabs: 'Partes do Simulador de Sala de Aula',
  map: 'Mapa da turma',
  classes: 'Turmas',
  subjects: 'Disciplinas',
  questions: 'Questões',
  simulations: 'Simulação',
  actions: 'Ações',
  leadersOnly: 'Só gestor ou coordenador.',
};

/** What is said of making, changing and removing a thing: "turma", "disciplina"; `named` says the noun with a name. */
export function wordsOf(noun: string, named: (name: string) => string) {
  const capitalised = noun.charAt(0).toUpperCase() + noun.slice(1);
  return {
    create: {
      title: `Nova ${capitalised}`,
      done: `${capitalised} criada com sucesso!`,
      failed: `Erro ao criar ${noun}. Tente novamente.`,
    },
    change: {
      title: `Editar ${noun}`,
      done: `${capitalised} atualizada com sucesso!`,
      failed: `Erro ao atualizar ${noun}. Tente novamente.`,
    },
    removal: (name: string, detail: string) => ({
      title: `Excluir a ${named(name)}?`,
      detail,
      confirm: `Excluir a ${noun}`,
      done: `${capitalised} excluída com sucesso!`,
      failed: `Erro ao excluir ${noun}. Tente novamente.`,
    }),
  };
}
