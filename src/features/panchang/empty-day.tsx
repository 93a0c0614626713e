import { KAAL_NAMES } from '~/jyotish/names/day-names.ts'
import { ownName } from '~/lib/words/own-names.ts'
import { WhatComes } from '~/ui/feedback/what-comes.tsx'

const toCome = () => [
  { what: 'Tithi', words: ': the day of the Moon, thirty from one new Moon to the next' },
  { what: 'Nakshatra', words: ': which of twenty-seven stars the Moon is with' },
  { what: 'Yoga and karana', words: ': the sum of Sun and Moon, and half a tithi' },
  { what: 'Prahar', words: ': the eight watches that the ragas follow' },
  {
    what: `${ownName(KAAL_NAMES['Rahu kaal'])} and ${ownName(KAAL_NAMES.Abhijit)}`,
    words: ': the two parts that people look up most',
  },
]

/** What a day of the panchang will be, while no place is known: its lanes with nothing in them. */
export function EmptyDay() {
  return <WhatComes drawing={<EmptyLanes />} title="From sunrise to sunrise" parts={toCome()} />
}

/** Where a lane is cut; a day that is computed has cuts of its own. */
const LANES = [[132], [88], [164], [70, 148], [25, 50, 75, 100, 125, 150, 175], [40, 52]] as const

function EmptyLanes() {
  return (
    <svg
      viewBox="-1 -1 202 152"
      aria-hidden="true"
      className="mx-auto block w-full max-w-80 text-edge"
      fill="none"
      stroke="currentColor"
      strokeDasharray="1 4"
      strokeLinecap="round"
    >
      {LANES.map((cuts, lane) => (
        <path
          key={cuts.join()}
          d={`M0 ${lane * 26}H200V${lane * 26 + 18}H0Z${cuts.map((x) => `M${x} ${lane * 26}v18`).join('')}`}
        />
      ))}
      <path d="M100 0V148" />
    </svg>
  )
}
