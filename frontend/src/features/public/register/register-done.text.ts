import { plural } from '@/domain/plural';

export const doneText = {
  title: 'Registro Concluído!',
  school: (name: string) => `${name} já pode usar o Sistema IDEB.`,
  withoutCode:
    'Sem o código INEP, os resultados publicados não vêm sozinhos. No Dashboard, você pode informar o código ou digitar os números.',
  noEditions:
    'Nenhum resultado do IDEB foi encontrado para o código informado. Você pode importar ou digitar depois.',
  editions: (count: number) =>
    `${count} ${plural(count, 'resultado do IDEB já está', 'resultados do IDEB já estão')} no Dashboard.`,
  username: 'Você já entrou. Da próxima vez, entre com o usuário',
  redirect: 'O Dashboard abre em 3 segundos.',
  go: 'Abrir agora',
};
