import { RAGAS } from '~/raga/catalogue.ts'
import { measured, missedBy } from '~dev/recordings/movement/measured.ts'
for (const id of process.argv.slice(2)) { const raga=RAGAS.find(r=>r.id===id)!; const m=measured(raga)
 console.log(id, Object.entries(m.shares).map(([k,v])=>k+' '+v.toFixed(1)).join(', ')); console.log(missedBy(m)) 
 console.log(Object.entries(m.movement).map(([k,v])=>k+' '+v.toFixed(2)).join(', '))}
