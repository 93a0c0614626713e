import { useState } from 'react'
import { RIVER_HEIGHT, RIVER_WIDTH } from '~/ui/astrology/river-course.ts'
import { RiverNow, RiverYear } from '~/ui/astrology/river-marks.tsx'
import { RiverPresses } from '~/ui/astrology/river-presses.tsx'
import { RiverStretch, type Stretch } from '~/ui/astrology/river-stretch.tsx'
import { type RiverYearMark, yearsWithRoom } from '~/ui/astrology/river-words.ts'

type RiverProps = {
  /** What the river is: "The nine mahadashas from birth". */
  label: string
  stretches: readonly Stretch[]
  years: readonly RiverYearMark[]
  /** Where the present is, 0 to 1; `null` outside the river. */
  now: number | null
  onOpen: (stretch: Stretch) => void
}

/** Time from birth on as a river in three reaches; each stretch can be pressed. */
export function River({ label, stretches, years, now, onOpen }: RiverProps) {
  const [focused, setFocused] = useState<string | null>(null)
  return (
    <div className="relative mx-auto w-full max-w-[38rem]">
      <svg
        viewBox={`0 0 ${RIVER_WIDTH} ${RIVER_HEIGHT}`}
        aria-hidden="true"
        className="block w-full figures"
        fill="currentColor"
        textAnchor="middle"
      >
        {stretches.map((stretch) => (
          <RiverStretch key={stretch.id} stretch={stretch} isFocused={stretch.id === focused} />
        ))}
        {yearsWithRoom(years, now).map((year) => (
          <RiverYear key={year.at} {...year} />
        ))}
        {now !== null && <RiverNow at={now} />}
      </svg>
      <RiverPresses label={label} stretches={stretches} onOpen={onOpen} onFocus={setFocused} />
    </div>
  )
}
