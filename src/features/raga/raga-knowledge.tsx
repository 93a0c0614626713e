import type { Raga } from '~/raga/raga.ts'
import { sargamOf } from '~/raga/sargam.ts'
import type { SwaraLetter } from '~/raga/swara.ts'
import { FactList } from '~/ui/fact-list.tsx'
import { DifferingSources } from '~/ui/raga/differing-sources.tsx'

const nameOf = (swara: SwaraLetter) => sargamOf({ swara, octave: 0 }).spoken

/** What is known of a raga, who says so, and where they disagree. */
export function RagaKnowledge({ raga }: { raga: Raga }) {
  const restsOn = raga.swaras.filter(({ swara }) => (raga.nyas[swara] ?? 0) >= 3)
  return (
    <>
      <FactList
        facts={[
          { name: 'Swaras', value: raga.swaras.map(({ swara }) => nameOf(swara)).join(', ') },
          { name: 'Vadi', value: `${nameOf(raga.vadi)}, its strongest note` },
          { name: 'Samvadi', value: `${nameOf(raga.samvadi)}, its answer` },
          { name: 'Rests on', value: restsOn.map(({ swara }) => nameOf(swara)).join(', ') },
          { name: 'Thaat', value: raga.thaat },
          { name: 'Rasa', value: raga.rasa.join(', ') },
        ]}
      />
      <DifferingSources disputes={raga.disputes} sources={raga.sources} />
    </>
  )
}
