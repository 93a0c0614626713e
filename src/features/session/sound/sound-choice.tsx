import { useState } from 'react'
import { BALANCES } from '~/domain/improvisation/improvisation.ts'
import { SaChoice } from '~/features/session/sound/sa-choice.tsx'
import type { SessionMusic } from '~/features/session/sound/use-session-music.ts'
import { sargamOf } from '~/raga/model/notation.ts'
import type { Raga } from '~/raga/model/raga.ts'
import { ChipChoice } from '~/ui/choices/chip-choice.tsx'
import { Disclosure } from '~/ui/controls/disclosure.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

const MELODIES = [
  { value: 'drone', label: 'None', spoken: 'None: the tanpura alone' },
  { value: '-2', label: 'Soft' },
  { value: '0', label: 'Usual' },
  { value: '2', label: 'Clear', spoken: 'Clear: louder than usual' },
]

const PULSES = [
  { value: 'slow', label: 'Slow' },
  { value: 'usual', label: 'Usual' },
  { value: 'quick', label: 'Quick' },
] as const

/** The pitch of an improvisation, and its drone and melody. All of it is remembered. */
export function SoundChoice({ music }: { music: SessionMusic }) {
  const { improvisation, change } = music
  const [isOpen, setOpen] = useState(false)
  if (!improvisation) return null
  const { legs, sa, balance, pulse } = improvisation
  const [{ raga }, then] = legs
  return (
    <Disclosure title="Sa, melody and drone" isOpen={isOpen} onToggle={setOpen}>
      {isOpen && (
        <Stack>
          <ChipChoice
            legend="Melody"
            choices={MELODIES}
            value={String(balance)}
            onChange={(text) => {
              const chosen = BALANCES.find((one) => String(one) === text)
              if (chosen !== undefined) change({ balance: chosen })
            }}
          />
          <ChipChoice
            legend="Pulse of the drone"
            choices={PULSES}
            value={pulse ?? 'usual'}
            onChange={(one) => change({ pulse: one === 'usual' ? null : one })}
          />
          <Text
            size="small"
            tone="soft"
          >{`The four strings of the tanpura are ${firstString(raga.tanpura.firstString)}, Sa, Sa and low Sa.${retuning(raga, then?.raga)}`}</Text>
          <SaChoice raga={raga} sa={sa} onChange={(key) => change({ sa: key })} />
        </Stack>
      )}
    </Disclosure>
  )
}

/** What the first string becomes when the second raga of a journey begins. */
function retuning(first: Raga, second: Raga | undefined): string {
  const swara = second?.tanpura.firstString
  if (!swara || swara === first.tanpura.firstString) return ''
  return ` When ${second.name} begins, the first is tuned to ${firstString(swara)}.`
}

const firstString = (swara: Raga['tanpura']['firstString']) =>
  `low ${sargamOf({ swara, octave: 0 }).spoken}`
