import { useState } from 'react'
import { usePlayerState } from '~/audio/audio-provider.tsx'
import { BALANCES } from '~/domain/improvisation/improvisation.ts'
import { improvisationLink } from '~/domain/improvisation/improvisation-link.ts'
import { SESSION_MINUTES } from '~/domain/improvisation/leg.ts'
import { SaChoice } from '~/features/session/sound/sa-choice.tsx'
import type { SessionMusic } from '~/features/session/sound/use-session-music.ts'
import { LengthSlider } from '~/features/session/view/length-slider.tsx'
import { sargamOf } from '~/raga/notation.ts'
import type { Raga } from '~/raga/raga.ts'
import { ChipChoice } from '~/ui/choices/chip-choice.tsx'
import { CopyLink } from '~/ui/controls/copy-link.tsx'
import { Disclosure } from '~/ui/controls/disclosure.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

const MELODIES = [
  { value: 'drone', label: 'None', spoken: 'None: the tanpura alone' },
  { value: '-2', label: 'Soft' },
  { value: '0', label: 'Usual' },
  { value: '2', label: 'Clear', spoken: 'Clear: louder than usual' },
]

/** How an improvisation sounds: its length, its Sa, and drone and melody. All of it is remembered. */
export function SoundChoice({ music }: { music: SessionMusic }) {
  const { recording, improvisation, change } = music
  const state = usePlayerState()
  const [isOpen, setOpen] = useState(false)
  if (!improvisation) return null
  const { legs, sa, balance } = improvisation
  const [{ raga, minutes }] = legs
  const isHere = state.recording?.audioUrl === recording.audioUrl
  const isBegun = isHere && state.status !== 'idle' && state.begun
  return (
    <>
      {legs.length === 1 && (
        <LengthSlider
          minutes={minutes}
          least={SESSION_MINUTES.least}
          most={SESSION_MINUTES.most}
          note={isBegun ? 'Another length begins anew.' : undefined}
          onChange={(length) => change({ minutes: length })}
        />
      )}
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
            <Text size="small" tone="soft">
              The four strings of the tanpura are {firstString(raga.tanpura.firstString)}, Sa, Sa
              and low Sa.
            </Text>
            <SaChoice raga={raga} sa={sa} onChange={(key) => change({ sa: key })} />
          </Stack>
        )}
      </Disclosure>
      {legs.length === 1 && (
        <Stack gap="tight">
          <CopyLink link={`${window.location.origin}${improvisationLink(improvisation)}`} />
          <Text size="small" tone="soft">
            The link plays this very improvisation: its raga, length, Sa and day.
          </Text>
        </Stack>
      )}
    </>
  )
}

const firstString = (swara: Raga['tanpura']['firstString']) =>
  `low ${sargamOf({ swara, octave: 0 }).spoken}`
