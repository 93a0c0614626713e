import type { ReactNode } from 'react'
import { EmptyChart } from '~/features/astrology/chart/empty-chart.tsx'
import { WhatComes } from '~/ui/feedback/what-comes.tsx'
import { Card } from '~/ui/layout/card.tsx'

const TO_COME = [
  { what: 'Lagna', words: ': the sign that was rising in the east' },
  { what: 'Moon sign and nakshatra', words: ', with lord and pada' },
  { what: 'Panchang of birth', words: ': tithi, vara, yoga and karana' },
  { what: 'Nine grahas', words: ', each to the arc minute' },
  { what: 'Dashas', words: ': the periods from birth to 120 years, and the one you are in' },
] as const

// Beside one another where there is room for both, with any size of text.
const FORM = { flex: '1 1 22rem' }
const DRAWING = { flex: '999 1 22rem' }

/** The form of a birth, beside what will come of it. */
export function BesideEmptyChart({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-5">
      <div className="grid min-w-0" style={FORM}>
        <Card>{children}</Card>
      </div>
      <div className="min-w-0" style={DRAWING}>
        <WhatComes drawing={<EmptyChart />} title="The sky of that moment" parts={TO_COME} />
      </div>
    </div>
  )
}
