import './styles/index.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { LineChart } from '@/components/chart/line-chart';
import { BarChart } from '@/components/chart/bar-chart';
import { Cell, Cells } from '@/components/data/cells';
import { StatDelta } from '@/components/data/stat-delta';
import { SparkBars, SparkLine } from '@/components/data/spark';
import { DataTable } from '@/components/data/data-table';
import { Meter } from '@/components/data/meter';
import { Card, CardFoot } from '@/components/ui/card';
import { IndexBadge } from '@/components/ui/badge';
import { IdebRule } from '@/components/ui/ideb-rule';
import { IdebRuleZoom } from '@/components/ui/ideb-rule-zoom';
import { Segmented } from '@/components/ui/segmented';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { Empty } from '@/components/feedback/empty';
import { ErrorState } from '@/components/feedback/error-state';
import { Loading, SkeletonLines } from '@/components/feedback/skeleton';
import { Confirm } from '@/components/feedback/confirm';
import { Toaster } from '@/components/ui/toaster';
import { toast } from '@/components/ui/toast-store';
import { Tooltip } from '@/components/ui/tooltip';
import { decimal, formatDecimal } from '@/domain/decimal';

const years = ['2005','2007','2009','2011','2013','2015','2017','2019','2021','2023','jul','ago','set','out'];
const n = null;
const series = [
  { key: 'goal', name: 'Meta MEC', tone: 2, shape: 'diamond', line: 'dashed', values: [n,3.4,3.6,3.9,4.3,4.7,4.9,5.2,5.4,n,n,n,n,n], valueLabels: [8], nameAt: 6 },
  { key: 'ideb', name: 'IDEB publicado', tone: 1, shape: 'circle', fill: true, side: 'below', values: [3.4,3.6,3.9,4.1,4.2,4.3,4.6,4.8,4.9,5.0,n,n,n,n], valueLabels:[0,9], nameAt: 7 },
  { key: 'own', name: 'Meta da escola', tone: 4, shape: 'none', line: 'dotted', values: [n,n,n,n,n,n,n,n,n,n,5.1,5.1,5.1,5.1] },
  { key: 'sim', name: 'Média mensal', tone: 3, shape: 'square', side: 'below', values: [n,n,n,n,n,n,n,n,n,n,4.89,4.98,5.06,5.16], valueLabels: [10, 13] },
] as const;
const bars = [{label:'Escola',value:5,own:true},{label:'Município',value:4.8},{label:'Estado',value:5.1},{label:'Brasil',value:null}];
const f = (v: number) => formatDecimal(v.toFixed(Number.isInteger(v*10) || Math.abs(v*10-Math.round(v*10))<1e-9 ? 1 : 2));
const zero = decimal('5.0097')!;
function Parts() {
  const [stage, setStage] = useState('a');
  const [ask, setAsk] = useState(false);
  return <main className="main mx-auto"><div className="stack">
    <Cells label="Resumo" layout="summary">
      <Cell label="IDEB atual" value="5,0" small="2023, Anos Finais" badge={<IndexBadge value="5.0" />} context={<><StatDelta value="0.1" /> desde 2021</>} foot={<IdebRule value="5.0" />} />
      <Cell label="Meta para 2025" value="5,1" context="Faltam 0,1" foot={<p className="cell-context">Meta da escola<br/>Meta MEC 2021: 5,4</p>} />
      <Cell label="Taxa de aprovação" value="94,0" small="%" context={<><StatDelta value="-1.2" unit="p.p." /> desde 2021</>} foot={<SparkLine values={[90,91,93,95.2,94]} />} />
      <Cell label="SAEB médio" value="5,33" context={<><StatDelta value="0.21" places={2} /> desde 2021</>} foot={<SparkLine values={[4.4,4.8,5,5.12,5.33]} />} />
      <Cell label="Simulações" value="12" context="5 nos últimos 30 dias" foot={<SparkBars values={[2,3,4,3]} />} />
    </Cells>
    <div className="grid-2-1">
      <Card title="Evolução IDEB + Simulações" description="A escola cresce a cada edição e ficou abaixo da Meta MEC desde 2013.">
        <Segmented legend="Etapa" wide className="mb-4" value={stage} onChange={setStage} options={[{value:'i',label:'Anos Iniciais'},{value:'a',label:'Anos Finais'},{value:'m',label:'Ensino Médio'}]} />
        <LineChart categories={years} series={series} min={3} max={8} zone={{from:10,to:13,label:'simulações, 2025'}} format={f} summary="IDEB publicado de 3,4 a 5,0" csvName="evolucao" numbers={{caption:'Evolução', columns:['Ano ou mês','IDEB','Meta MEC','Simulações'], rows: years.map((y,i)=>[y, ...[1,0,3].map(k=>series[k]!.values[i]==null?'–':f(series[k]!.values[i]!))])}} />
      </Card>
      <Card column title="Comparação por Níveis" description="IDEB 2023: 0,2 acima do município, 0,1 abaixo do estado.">
        <div className="mt-auto"><BarChart bars={bars} min={4} max={8} format={f} summary="IDEB 2023" footText="Anos Finais, rede estadual" numbers={{caption:'c',columns:['Nível','IDEB'],rows:[['Escola','5,0'],['Município','4,8']]}} /></div>
      </Card>
    </div>
    <Card title="Para publicar 5,1 faltam 0,04" description="Pelo cálculo oficial, N × P está em 5,01 e precisa chegar a 5,05."><IdebRuleZoom product={zero} target={decimal('5.1')!} threshold={decimal('5.05')!} /></Card>
    <Card title="Longe"><IdebRuleZoom product={zero} target={decimal('6.2')!} threshold={decimal('6.15')!} /><IdebRuleZoom product={decimal('5.13')!} target={decimal('5.1')!} threshold={decimal('5.05')!} /><IdebRuleZoom product={decimal('4.951')!} target={decimal('5.1')!} threshold={decimal('5.05')!} /><IdebRuleZoom product={decimal('5.049')!} target={decimal('5.1')!} threshold={decimal('5.05')!} /></Card>
    <div className="grid-1-1">
      <Card title="Botões"><div className="row"><Button variant="primary">Salvar</Button><Button>Cancelar</Button><Button variant="text">Ver histórico</Button><Button variant="primary" pending pendingText="Salvando...">Salvar simulação</Button><Button disabled>Gerar</Button><Button variant="danger" onClick={() => setAsk(true)}>Excluir a turma</Button><Button onClick={() => toast.success('Simulação salva com sucesso!', 'A simulação foi registrada no histórico.')}>Avisar</Button><Tooltip text="Uma explicação"><Button>Dica</Button></Tooltip></div><CardFoot>Pé<Button variant="text" flush>Abrir</Button></CardFoot></Card>
      <Card title="Carregando"><Loading text="Carregando dados da escola..."><SkeletonLines /></Loading></Card>
      <Card><Empty title="Nenhum plano de aula criado" action={<Button variant="primary">Gerar</Button>}>Crie o primeiro à mão ou comece de um modelo pronto.</Empty></Card>
      <Card><ErrorState title="Erro ao carregar dados da escola" detail="Tente recarregar a página" onRetry={() => toast.error('Erro ao salvar simulação', 'Tente novamente.')} /></Card>
      <Card title="Classificação"><div className="row between text-sm"><b>Municipal</b><span><b className="text-lg">3º</b> <span className="text-muted">de 27 escolas com IDEB</span></span></div><Meter percent={90} className="mt-2" /><Note tone="info" className="mt-4"><b>Próxima Meta:</b> Alcançar 2º lugar municipal com IDEB 5,1</Note></Card>
      <Card title="Tabela" flush><DataTable caption="t" cards rows={[{a:'Água',b:'3,4'},{a:'Zebra',b:'5,0'},{a:'Árvore',b:'4,4'}]} rowKey={(r)=>r.a} columns={[{key:'a',label:'Nome',cell:(r)=>r.a,sortBy:(r)=>r.a},{key:'b',label:'IDEB',numeric:true,cell:(r)=>r.b},{key:'c',label:'Situação',cell:(r)=><IndexBadge value={r.b} />}]} /></Card>
    </div>
    <Confirm open={ask} onOpenChange={setAsk} title="Excluir a turma 5º A?" description="A turma não tem alunos." confirmText="Excluir a turma" pendingText="Excluindo..." danger onConfirm={() => new Promise(r=>setTimeout(r,1500))} />
  </div><Toaster /></main>;
}
createRoot(document.getElementById('root')!).render(<MemoryRouter><Parts /></MemoryRouter>);
