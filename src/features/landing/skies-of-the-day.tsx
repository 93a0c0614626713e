import { RagaFigure } from '~/features/landing/raga-figure.tsx'
import type { Prahar } from '~/raga/model/prahar.ts'

type Sky = { prahar: Prahar; hour: string; raga: string }

const SKIES: readonly Sky[] = [
  { prahar: 'day-1', hour: '6 am', raga: 'Bhairav' },
  { prahar: 'day-2', hour: '9 am', raga: 'Todi' },
  { prahar: 'day-3', hour: 'noon', raga: 'Brindavani Sarang' },
  { prahar: 'day-4', hour: '3 pm', raga: 'Bhimpalasi' },
  { prahar: 'night-1', hour: '6 pm', raga: 'Yaman' },
  { prahar: 'night-2', hour: '9 pm', raga: 'Bageshri' },
  { prahar: 'night-3', hour: 'midnight', raga: 'Malkauns' },
  { prahar: 'night-4', hour: '3 am', raga: 'Lalit' },
]

/** The eight watches of the day, each in its own colours with one of its ragas. */
export function SkiesOfTheDay() {
  return (
    <section>
      <h2 className="font-semibold text-heading">Every hour has its raga.</h2>
      <p className="mt-1 max-w-[34ch] text-ink-soft text-lead">
        Indian music keeps eight watches of the day. Alap’s sky and its music follow them.
      </p>
      <ul className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(max(8.5rem,34%),1fr))] overflow-hidden rounded-card sm:grid-cols-4 xl:grid-cols-8">
        {SKIES.map(({ prahar, hour, raga }) => (
          <li key={prahar} data-prahar={prahar} className="sky flex flex-col gap-4 p-4">
            <p className="text-small">{hour}</p>
            <RagaFigure raga={raga} />
            <p className="raga-name mt-auto font-semibold">{raga}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
