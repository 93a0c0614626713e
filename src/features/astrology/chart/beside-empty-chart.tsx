import type { ReactNode } from 'react'
import { EmptyChart } from '~/features/astrology/chart/empty-chart.tsx'
import { Card } from '~/ui/layout/card.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading } from '~/ui/layout/text.tsx'

const TO_COME = [
  { what: 'Lagna', words: ': the sign that was rising in the east' },
  { what: 'Moon sign and nakshatra', words: ', with lord and pada' },
  { what: 'Panchang of birth', words: ': tithi, vara, yoga and karana' },
  { what: 'Nine grahas', words: ', each to the arc minute' },
  { what: 'Dashas', words: ': the periods from birth to 120 years, and the one you are in' },
] as const

/** The form of a birth, beside what will come of it. */
export function BesideEmptyChart({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <Card>{children}</Card>
      <div className="rounded-card bg-sunken p-5 sm:p-7">
        <div className="flex h-full flex-wrap items-center justify-center gap-6">
          <EmptyChart />
          <div className="min-w-0 max-w-80">
            <Stack>
              <Heading>The sky of that moment</Heading>
              <ul className="flex flex-col gap-2">
                {TO_COME.map(({ what, words }) => (
                  <li key={what}>
                    <span className="font-semibold">{what}</span>
                    <span>{words}</span>
                  </li>
                ))}
              </ul>
            </Stack>
          </div>
        </div>
      </div>
    </div>
  )
}
